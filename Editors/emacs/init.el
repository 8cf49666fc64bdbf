;;; init.el --- what belongs into your own  -*- lexical-binding: t -*-

(add-to-list 'load-path "~/flowc/Editors/emacs")
(require 'flow-mode)

;; The language server; without Eglot there are colours and indentation.
(add-hook 'flow-mode-hook #'eglot-ensure)

;; The canonical layout, whenever a flow is saved.
(add-hook 'flow-mode-hook
          (lambda () (add-hook 'before-save-hook #'eglot-format-buffer nil t)))
