;;; flow-mode.el --- Flows of screens, for flowc -*- lexical-binding: t -*-

;; Version: 0.1
;; Package-Requires: ((emacs "28.1"))
;; Keywords: languages

;;; Commentary:

;; Colours, indentation and comments for .flow files, and `flowc lsp' for Eglot.
;; Put this file into a folder of the `load-path' and into the init file:
;;
;;   (require 'flow-mode)
;;   (add-hook 'flow-mode-hook #'eglot-ensure)

;;; Code:

(eval-and-compile
  (defconst flow--name "\\(`[^`\n]+`\\|[[:alpha:]_][[:alnum:]_]*\\)"
    "A name: a word, or anything on one line in backticks."))

(eval-and-compile
  (defun flow--after (words &optional between)
    "One of WORDS with the name behind it, and perhaps what BETWEEN matches."
    (concat (regexp-opt words 'symbols) "\\(?:[ \t]+" between flow--name "\\)?")))

(defconst flow-font-lock-keywords
  `(;; Names first: any of the words below may be one.
    (,(flow--after '("app" "screen" "tabs" "group" "flow"))
     (1 'font-lock-keyword-face) (2 'font-lock-type-face nil t))
    (,(flow--after '("link" "transition" "without" "via"))
     (1 'font-lock-keyword-face) (2 'font-lock-function-name-face nil t))
    (,(concat "\\_<\\(tab\\)[ \t]+" flow--name "\\." flow--name)
     (1 'font-lock-keyword-face) (2 'font-lock-constant-face) (3 'font-lock-constant-face))
    (,(flow--after '("tab" "outcome" "on" "finish"))
     (1 'font-lock-keyword-face) (2 'font-lock-constant-face nil t))
    (,(flow--after '("flag" "set" "clear"))
     (1 'font-lock-keyword-face) (2 'font-lock-variable-name-face nil t))
    (,(flow--after '("when" "requires") "\\(?:\\_<not[ \t]+\\)?")
     (1 'font-lock-keyword-face) (2 'font-lock-variable-name-face nil t))
    ;; The values of flags.
    (,(concat "[=|][ \t]*" flow--name) (1 'font-lock-constant-face))
    (,(concat ",[ \t]*\\(?:\\_<not[ \t]+\\)?" flow--name "[ \t]*[^: \t[:alnum:]_]")
     (1 'font-lock-variable-name-face))
    ("\\_<\\(note\\|allow\\)[ \t]+\\([[:alpha:]_][[:alnum:]_-]*\\)"
     (1 'font-lock-keyword-face) (2 'font-lock-constant-face))
    (,(concat "\\(?:->\\|\\_<else\\_>\\)[ \t]*"
              (regexp-opt '("back" "home" "dismiss" "raise" "open" "stay" "continue") 'symbols))
     (1 'font-lock-keyword-face))
    (,(concat "->[ \t]*" flow--name) (1 'font-lock-type-face))
    (,(regexp-opt '("true" "false" "nil" "root" "automatic" "declared") 'symbols)
     1 'font-lock-constant-face)
    (,(concat flow--name "[ \t]*:\\(?:[ \t]*\\_<\\([[:lower:]_][[:alnum:]_]*\\)\\)?")
     (1 'font-lock-variable-name-face) (2 'font-lock-variable-name-face nil t))
    (,(flow--after '("else" "start" "embed" "over" "to" "from" "after" "of"))
     (1 'font-lock-keyword-face) (2 'font-lock-type-face nil t))
    (,(concat "\\_<expect[ \t]+\\(?:\\_<never[ \t]+\\)?" flow--name) (1 'font-lock-type-face))
    (,(concat "\\_<\\(?:forward\\|backward\\|both\\|easing\\)[ \t]+" flow--name)
     (1 'font-lock-builtin-face))
    ;; A slash of a comment is none between effects.
    (,(concat "\\(?:\\+\\|[^/]/\\)[ \t]+" flow--name) (1 'font-lock-builtin-face))
    ("#[[:alpha:]_][[:alnum:]_]*" 0 'font-lock-constant-face)
    (,(regexp-opt '("String" "Int" "Double" "Bool" "Date" "UUID" "URL") 'symbols) 1 'font-lock-type-face)
    ;; Then the words that have no name behind them.
    (,(regexp-opt
       '("import" "external" "expect" "scheme" "domain" "url" "entry" "view" "uikit" "image" "note" "allow"
         "back" "home" "dismiss" "raise" "open" "stay" "continue" "not" "icon" "badge" "push" "sheet" "cover"
         "popover" "dialog" "replace" "reset" "reuse" "in" "as" "or" "never" "every" "only" "within" "tap" "taps"
         "reachable" "forward" "backward" "both" "easing")
       'symbols)
     1 'font-lock-keyword-face))
  "What is coloured in `flow-mode'.")

(defvar flow-mode-syntax-table
  (let ((table (make-syntax-table)))
    (modify-syntax-entry ?_ "w" table)
    (modify-syntax-entry ?\" "\"" table)
    (modify-syntax-entry ?\\ "\\" table)
    (modify-syntax-entry ?' "." table)
    ;; `//' to the end of the line, and `/* */', which may hold others.
    (modify-syntax-entry ?/ ". 124b" table)
    (modify-syntax-entry ?* ". 23n" table)
    (modify-syntax-entry ?\n "> b" table)
    table)
  "The syntax of `flow-mode'.")

(defun flow--propertize (start end)
  "Find the names in backticks and the open strings between START and END.
Nothing in a name is a quote or a comment.  A quote that its line does not close
is none, so that a string that is being typed does not take what follows."
  (goto-char start)
  (while (re-search-forward "[\"`]" end t)
    (let* ((opening (1- (point)))
           (is-name (eq (char-after opening) ?`)))
      (unless (save-excursion (nth 8 (syntax-ppss opening)))
        (if (re-search-forward
             (if is-name "\\=[^`\n]+`" "\\=\\(?:[^\"\\\n]\\|\\\\.\\)*\"") (line-end-position) t)
            (when is-name (put-text-property opening (point) 'syntax-table (string-to-syntax "w")))
          (put-text-property opening (1+ opening) 'syntax-table (string-to-syntax ".")))))))

(defun flow-indent-line ()
  "Indent the line as `flowc format' does."
  (interactive)
  (let* ((state (save-excursion (syntax-ppss (line-beginning-position))))
         (opening (nth 1 state)))
    (if (nth 8 state)
        'noindent
      (save-excursion
        (back-to-indentation)
        (indent-line-to
         (+ (if opening (save-excursion (goto-char opening) (current-indentation)) 0)
            (if (or (not opening) (looking-at "[])}]")) 0 2)
            (if (looking-at "->\\|else\\_>") 2 0))))
      (when (< (current-column) (current-indentation)) (back-to-indentation)))))

;;;###autoload
(define-derived-mode flow-mode prog-mode "Flow"
  "Major mode for the flows of an app's screens."
  (setq-local comment-start "// ")
  (setq-local comment-end "")
  (setq-local comment-start-skip "\\(?://+\\|/\\*+\\)[ \t]*")
  (setq-local syntax-propertize-function #'flow--propertize)
  (setq-local font-lock-defaults '(flow-font-lock-keywords))
  (setq-local indent-line-function #'flow-indent-line)
  (setq-local indent-tabs-mode nil)
  (setq-local tab-width 2))

;;;###autoload
(add-to-list 'auto-mode-alist '("\\.flow\\'" . flow-mode))

(defvar eglot-server-programs)
(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs '(flow-mode . ("flowc" "lsp"))))

(provide 'flow-mode)
;;; flow-mode.el ends here
