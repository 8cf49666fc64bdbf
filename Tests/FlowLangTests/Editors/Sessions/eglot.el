;;; eglot.el --- a session with flow-mode and the language server -*- lexical-binding: t -*-

;; Edits a flow in a project of its own, as somebody would. Prints what is seen.

(package-initialize)
(add-to-list 'load-path (expand-file-name "Editors/emacs"))
(load (expand-file-name "Editors/emacs/init.el") nil t)
(require 'eglot)
(setq eglot-sync-connect t
      eglot-autoshutdown t
      eglot-connect-timeout 60
      eglot-send-changes-idle-time 0
      flymake-no-changes-timeout 0
      make-backup-files nil)

(defun await (what condition)
  "Wait until CONDITION gives something, which is WHAT."
  (let ((end (+ (float-time) 60)) found)
    (while (not (setq found (funcall condition)))
      (when (> (float-time) end) (error "Waited in vain for %s" what))
      (accept-process-output nil 0.02))
    found))

(defun session ()
  "Make a mistake, have it told and repaired, ask, rename, and save."
  (let ((file (pop command-line-args-left)))
    (find-file file)
    ;; What a command would have been followed by.
    (run-hooks 'post-command-hook)
    (await "the server" #'eglot-current-server)
    (princ (format "%s, %s\n" major-mode (if eglot--managed-mode "managed" "not managed")))
    ;; A slip is told, and taken back.
    (search-forward "-> Details")
    (insert "x")
    (eglot--signal-textDocument/didChange)
    (let ((findings (await "a finding" (lambda () (flymake-diagnostics)))))
      (princ (format "%s\n" (flymake-diagnostic-text (car findings)))))
    (delete-char -1)
    (eglot--signal-textDocument/didChange)
    (await "no finding" (lambda () (not (flymake-diagnostics))))
    ;; Another name, everywhere.
    (eglot-rename "Sheet")
    (goto-char (point-min))
    (princ (format "%s mentions\n" (how-many "\\_<Sheet\\_>")))
    ;; The canonical layout on saving.
    (search-forward "screen Sheet(")
    (insert "  ")
    (save-buffer)
    (princ (format "%s\n" (buffer-substring-no-properties (line-beginning-position) (line-end-position))))
    (kill-buffer)))
