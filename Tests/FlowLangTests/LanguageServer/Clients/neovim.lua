-- A session in Neovim, as somebody who edits would have it. Prints what is seen; the test compares.
local patience = 20000

local function say(...) io.stdout:write(table.concat({ ... }, " "), "\n") end

local function await(what, condition)
  if not vim.wait(patience, condition, 20) then error("waited in vain for " .. what) end
end

local function findings()
  local lines = {}
  for _, finding in ipairs(vim.diagnostic.get(0)) do
    table.insert(lines, (finding.lnum + 1) .. ":" .. (finding.col + 1) .. " " .. finding.code)
  end
  return table.concat(lines, ", ")
end

local function await_findings(expected)
  await("the findings: " .. expected .. "; there are: " .. findings(), function() return findings() == expected end)
  say("findings:", expected == "" and "none" or expected)
end

local function line(number) return vim.api.nvim_buf_get_lines(0, number - 1, number, true)[1] end

local function find(text)
  vim.api.nvim_win_set_cursor(0, { 1, 0 })
  if vim.fn.search("\\V" .. text, "cW") == 0 then error("there is no " .. text) end
end

local function request(method, params)
  local answers = vim.lsp.buf_request_sync(0, method, params, patience)
  for _, answer in pairs(answers or {}) do
    if answer.err then error(method .. ": " .. answer.err.message) end
    return answer.result
  end
  error(method .. " was not answered")
end

local function await_server()
  await("the server", function()
    for _, client in pairs(vim.lsp.buf_get_clients(0)) do return client.initialized end
  end)
end

-- One file: typing, completion, repair, layout.
local function edit_grocery()
  vim.cmd("edit grocery.flow")
  say("filetype:", vim.bo.filetype)
  await_server()

  -- A slip while typing, undone.
  find("-> Goods")
  local row = vim.api.nvim_win_get_cursor(0)[1]
  local before = line(row)
  vim.cmd("substitute/-> Goods/-> Godos/")
  await("a finding", function() return findings() ~= "" end)
  say("slip:", findings())
  vim.cmd("undo")
  await_findings("")
  if line(row) ~= before then error("undo gives another line") end

  -- Completion behind `->`, as typed.
  vim.api.nvim_buf_set_lines(0, row - 1, row, true, { (before:gsub("->.*", "-> Cat")) })
  vim.api.nvim_win_set_cursor(0, { row, #line(row) })
  local params = vim.lsp.util.make_position_params()
  params.position.character = #line(row)
  local names = {}
  for _, item in ipairs(request("textDocument/completion", params).items) do
    if item.label:find("^Cat") then table.insert(names, item.label) end
  end
  table.sort(names)
  say("completion:", table.concat(names, " "))

  -- The slip once more, repaired from the menu.
  vim.api.nvim_buf_set_lines(0, row - 1, row, true, { (before:gsub("-> Goods", "-> Godos")) })
  await("a finding", function() return findings():find("unknown%-name") end)
  vim.api.nvim_win_set_cursor(0, { row, line(row):find("Godos") - 1 })
  vim.ui.select = function(items, _, choose) choose(items[1], 1) end
  vim.lsp.buf.code_action()
  await_findings("")
  say("repaired:", vim.trim(line(row)))

  -- The canonical layout.
  local neat = table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, true), "\n")
  vim.cmd([[%substitute/^  \(link\|tab\) /    \1   /]])
  if vim.lsp.buf.format then
    vim.lsp.buf.format({ timeout_ms = patience })
  else
    vim.lsp.buf.formatting_sync(nil, patience)
  end
  local formatted = table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, true), "\n")
  say("layout:", formatted == neat and "as before" or "another")
end

-- Several files: a new name for a screen in all of them.
local function rename_in_the_shop()
  vim.cmd("edit shop/shop.flow")
  await_server()
  find("Welcome")
  vim.lsp.buf.rename("Greeting")
  await("the new name", function() return vim.fn.search("Greeting", "nw") > 0 end)
  say("the old name is", vim.fn.search("\\<Welcome\\>", "nw") == 0 and "gone" or "there")
end

local function session()
  edit_grocery()
  vim.cmd("write")
  rename_in_the_shop()
  vim.cmd("wall")
end

local isFine, problem = pcall(session)
if not isFine then say("failed:", problem) end
vim.cmd(isFine and "qall!" or "cquit")
