;;; emacs.el --- a session with flow-mode -*- lexical-binding: t -*-

;; Compiles the mode, and edits files as somebody would. Prints what is wrong.

(require 'bytecomp)
(require 'subr-x)
(setq byte-compile-error-on-warn t)
(defconst mode (expand-file-name "Editors/emacs/flow-mode.el"))
(let ((byte-compile-dest-file-function (lambda (_) (make-temp-file "flow-mode" nil ".elc"))))
  (unless (byte-compile-file mode) (message "the mode does not compile")))
(add-to-list 'load-path (file-name-directory mode))
(load (expand-file-name "Editors/emacs/init.el") nil t)
(defun eglot-ensure () "The server is not for this session.")

(defun faces (text)
  "The lines of TEXT, each as what has a face in it."
  (with-temp-buffer
    (insert text)
    (flow-mode)
    (font-lock-ensure)
    (goto-char (point-min))
    (let (lines)
      (while (not (eobp))
        (let (found)
          (while (not (eolp))
            (let* ((face (get-text-property (point) 'face))
                   (end (next-single-property-change (point) 'face nil (line-end-position)))
                   (text (buffer-substring-no-properties (point) end)))
              (when face
                (push (format "%s %s" (replace-regexp-in-string "font-lock-\\|-face" "" (symbol-name face)) text) found))
              (goto-char end)))
          (push (string-join (nreverse found) " · ") lines))
        (forward-line))
      (string-join (nreverse lines) "\n"))))

(defvar eglot-server-programs nil)

(defun session ()
  "Read the files of the command line, and complain.
The first says what there is to see.  The others are in the canonical layout: indentation changes nothing in them, also
when there was none."
  ;; What Eglot would start.
  (provide 'eglot)
  (unless (equal (cdr (assq 'flow-mode eglot-server-programs)) '("flowc" "lsp"))
    (message "eglot does not know the server"))
  (princ (faces (with-temp-buffer (insert-file-contents (car command-line-args-left)) (buffer-string))))
  (terpri)
  (dolist (file (cdr command-line-args-left))
    (with-current-buffer (find-file-noselect file)
      (unless (eq major-mode 'flow-mode) (message "%s is not in flow-mode" file))
      (let ((text (buffer-string)))
        (goto-char (point-min))
        (while (not (eobp))
          (unless (nth 8 (syntax-ppss (point))) (delete-horizontal-space))
          (forward-line))
        (let ((inhibit-message t)) (indent-region (point-min) (point-max)))
        (unless (equal (buffer-string) text)
          (message "indentation changes %s" file)
          (let ((a (split-string text "\n")) (b (split-string (buffer-string) "\n")))
            (while (equal (car a) (car b)) (setq a (cdr a) b (cdr b)))
            (message "%s\n%s" (car a) (car b)))))))
  (setq command-line-args-left nil))
