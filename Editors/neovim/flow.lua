-- Flow files in Neovim 0.7 or newer: findings as you type, completion, renaming and the rest, through `flowc lsp`.
-- Copy this file to ~/.config/nvim/plugin/flow.lua. `flowc` must be on the PATH.

-- The nearest folder at or above a file that is marked as a project, as `flowc` itself looks for it.
local function project(file)
  local own = vim.fn.fnamemodify(file, ":p:h")
  local folder = own
  while true do
    for _, marker in ipairs({ ".flowc.json", ".git", "Package.swift" }) do
      if vim.loop.fs_stat(folder .. "/" .. marker) then return folder end
    end
    local parent = vim.fn.fnamemodify(folder, ":h")
    if parent == folder then return own end
    folder = parent
  end
end

local clients = {}

-- One server for each project.
local function attach(buffer)
  local folder = project(vim.api.nvim_buf_get_name(buffer))
  local config = { name = "flowc", cmd = { "flowc", "lsp" }, root_dir = folder }
  if vim.lsp.start then
    vim.lsp.start(config, { bufnr = buffer })
  else
    clients[folder] = clients[folder] or vim.lsp.start_client(config)
    vim.lsp.buf_attach_client(buffer, clients[folder])
  end
end

local group = vim.api.nvim_create_augroup("flow", {})

vim.api.nvim_create_autocmd({ "BufRead", "BufNewFile" }, {
  group = group,
  pattern = "*.flow",
  callback = function(event) vim.bo[event.buf].filetype = "flow" end,
})

vim.api.nvim_create_autocmd("FileType", {
  group = group,
  pattern = "flow",
  callback = function(event)
    vim.bo[event.buf].commentstring = "// %s"
    vim.bo[event.buf].omnifunc = "v:lua.vim.lsp.omnifunc"
    attach(event.buf)
  end,
})
