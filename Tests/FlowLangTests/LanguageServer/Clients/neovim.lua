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

local function session()
  vim.cmd("edit shop.flow")
  say("filetype:", vim.bo.filetype)
  await("the server", function()
    for _, client in pairs(vim.lsp.buf_get_clients(0)) do return client.initialized end
  end)
  await_findings("")

  -- A slip while typing, undone.
  find("-> Tour via fade")
  local row = vim.api.nvim_win_get_cursor(0)[1]
  local before = line(row)
  vim.cmd("substitute/Tour/Toor/")
  await("a finding", function() return findings() ~= "" end)
  say("slip:", findings())
  vim.cmd("undo")
  await_findings("")
  if line(row) ~= before then error("undo gives another line") end

  -- Completion behind `->`, as typed.
  find("link browse")
  row = vim.api.nvim_win_get_cursor(0)[1]
  before = line(row)
  vim.api.nvim_buf_set_lines(0, row - 1, row, true, { (before:gsub("->.*", "-> Cat")) })
  vim.api.nvim_win_set_cursor(0, { row, #line(row) })
  local params = vim.lsp.util.make_position_params()
  params.position.character = #line(row)
  local names = {}
  local result = request("textDocument/completion", params)
  for _, item in ipairs(result.items) do
    if item.label:find("^Cat") then table.insert(names, item.label) end
  end
  table.sort(names)
  say("completion:", table.concat(names, " "))
  vim.api.nvim_buf_set_lines(0, row - 1, row, true, { before })
  await_findings("")

  -- A repair from the menu.
  vim.fn.append(vim.fn.line("$"), { "", "flag nobodyAsks" })
  await("a warning", function() return findings():find("unused%-flag") end)
  find("nobodyAsks")
  vim.ui.select = function(items, _, choose)
    say("repairs:", #items)
    choose(items[1], 1)
  end
  vim.lsp.buf.code_action()
  await_findings("")
  say("the flag is", vim.fn.search("nobodyAsks", "nw") == 0 and "gone" or "there")

  -- A new name, in all files.
  find("Welcome")
  vim.lsp.buf.rename("Greeting")
  await("the new name", function() return vim.fn.search("Greeting", "nw") > 0 end)
  await_findings("")
  say("the old name is", vim.fn.search("\\<Welcome\\>", "nw") == 0 and "gone" or "there")

  -- The canonical layout.
  local neat = table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, true), "\n")
  vim.cmd([[%substitute/^  \(link\|tab\)/\1   /]])
  if vim.lsp.buf.format then vim.lsp.buf.format({ timeout_ms = patience }) else vim.lsp.buf.formatting_sync(nil, patience) end
  local formatted = table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, true), "\n")
  say("layout:", formatted == neat and "as before" or "another")

  vim.cmd("wall")
end

local isFine, problem = pcall(session)
if not isFine then say("failed:", problem) end
vim.cmd(isFine and "qall!" or "cquit")
