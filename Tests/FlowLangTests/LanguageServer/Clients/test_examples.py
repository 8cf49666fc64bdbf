"""A session of pytest-lsp, as VS Code and as Neovim: opens, edits, completes, renames, repairs and formats the examples.

The text is kept here by itself, so that a place that the server counts otherwise is noticed. The one client counts in
UTF-16, the other in UTF-8."""

import pathlib
import subprocess
import urllib.parse

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

FOLDER = pathlib.Path.cwd()
PUBLISHED = "textDocument/publishDiagnostics"


@pytest_lsp.fixture(
    config=ClientServerConfig(server_command=["flowc", "lsp", "--stdio"]),
    params=["visual-studio-code", "neovim"],
)
async def client(request, lsp_client: LanguageClient):
    @lsp_client.feature(types.CLIENT_REGISTER_CAPABILITY)
    def register(params: types.RegistrationParams):
        assert [registration.method for registration in params.registrations] == ["workspace/didChangeWatchedFiles"]

    result = await lsp_client.initialize_session(types.InitializeParams(
        capabilities=client_capabilities(request.param),
        root_uri=FOLDER.as_uri(),
        workspace_folders=[types.WorkspaceFolder(uri=FOLDER.as_uri(), name="shop")],
    ))
    lsp_client.encoding = {"utf-8": "utf-8", "utf-16": "utf-16-le"}[result.capabilities.position_encoding]
    yield
    await lsp_client.shutdown_session()


class Document:
    """A file that is open, with its text as the client has it."""

    def __init__(self, client, name):
        self.client, self.name = client, name
        self.uri = (FOLDER / name).as_uri()
        self.text = (FOLDER / name).read_text(encoding="utf-8")
        self.version = 1
        client.text_document_did_open(types.DidOpenTextDocumentParams(types.TextDocumentItem(
            uri=self.uri, language_id="flow", version=1, text=self.text)))

    @property
    def identifier(self):
        return types.TextDocumentIdentifier(self.uri)

    def offset(self, position):
        """The place in the text of a position."""
        lines = self.text.split("\n")
        line = lines[position.line].encode(self.client.encoding)[:position.character * self.unit]
        return sum(len(text) + 1 for text in lines[:position.line]) + len(line.decode(self.client.encoding))

    def position(self, offset):
        before = self.text[:offset].split("\n")
        return types.Position(len(before) - 1, len(before[-1].encode(self.client.encoding)) // self.unit)

    @property
    def unit(self):
        """How many bytes what the positions count takes."""
        return 2 if self.client.encoding == "utf-16-le" else 1

    def find(self, text, behind=False):
        return self.position(self.text.index(text) + (len(text) if behind else 0))

    def change(self, old, new):
        """Types one text in place of another."""
        start = self.text.index(old)
        self.replace(types.Range(self.position(start), self.position(start + len(old))), new)

    def replace(self, range, new):
        start, end = self.offset(range.start), self.offset(range.end)
        self.text = self.text[:start] + new + self.text[end:]
        self.version += 1
        self.client.text_document_did_change(types.DidChangeTextDocumentParams(
            types.VersionedTextDocumentIdentifier(uri=self.uri, version=self.version),
            [types.TextDocumentContentChangePartial(range=range, text=new)]))

    def apply(self, edits):
        """Makes the edits of the server, the last one first."""
        for edit in sorted(edits, key=lambda edit: self.offset(edit.range.start), reverse=True):
            self.replace(edit.range, edit.new_text)

    async def findings(self):
        """What is said of the text as it is now."""
        while True:
            told = await self.client.wait_for_notification(PUBLISHED)
            if told.uri == self.uri and told.version == self.version:
                return [finding.code for finding in told.diagnostics if finding.severity != types.DiagnosticSeverity.Information]


def apply(edit, documents):
    """Makes the edits of all files that a workspace edit names."""
    by_uri = {document.uri: document for document in documents}
    named = edit.changes or {change.text_document.uri: change.edits for change in edit.document_changes}
    for uri, edits in named.items():
        if uri not in by_uri:
            name = urllib.parse.unquote(uri.removeprefix(FOLDER.as_uri() + "/"))
            by_uri[uri] = Document(documents[0].client, name)
            documents.append(by_uri[uri])
        by_uri[uri].apply(edits)


@pytest.mark.asyncio
async def test_editing_one_file(client: LanguageClient):
    grocery = Document(client, "grocery.flow")
    assert await grocery.findings() == []

    # A slip while typing, told and taken back.
    grocery.change("-> Goods", "-> Godos")
    assert "unknown-name" in await grocery.findings()
    grocery.change("-> Godos", "-> Goods")
    assert await grocery.findings() == []

    # The slip once more, behind characters beyond ASCII, and the repair that the server offers.
    grocery.change('"Goods" -> Goods', '"🙂 Всё, wie’s geht" -> Godos')
    assert "unknown-name" in await grocery.findings()
    slip = grocery.find("Godos")
    actions = await client.text_document_code_action_async(types.CodeActionParams(
        text_document=grocery.identifier, range=types.Range(slip, slip),
        context=types.CodeActionContext(diagnostics=[])))
    assert actions and actions[0].kind == "quickfix"
    apply(actions[0].edit, [grocery])
    assert '"🙂 Всё, wie’s geht" -> Goods' in grocery.text
    assert await grocery.findings() == []

    # Completion where a screen is named.
    items = await client.text_document_completion_async(types.CompletionParams(
        text_document=grocery.identifier, position=grocery.find("-> Catalogue", behind=True)))
    assert "Catalogue" in [item.label for item in items.items]

    # The canonical layout: white space too much, taken out again where it stands and nowhere else.
    neat = grocery.text
    grocery.change("screen Main {", "screen   Main\n\n {")
    edits = await client.text_document_formatting_async(types.DocumentFormattingParams(
        grocery.identifier, types.FormattingOptions(tab_size=2, insert_spaces=True)))
    assert len(edits) == 2
    grocery.apply(edits)
    assert grocery.text == neat
    assert await grocery.findings() == []


@pytest.mark.asyncio
async def test_renaming_in_several_files(client: LanguageClient, tmp_path):
    shop = Document(client, "shop/shop.flow")
    documents = [shop]

    # What a name stands for, and where it is mentioned.
    place = dict(text_document=shop.identifier, position=shop.find("Welcome"))
    hover = await client.text_document_hover_async(types.HoverParams(**place))
    assert "The first screen for a newcomer" in hover.contents.value
    found = await client.text_document_definition_async(types.DefinitionParams(**place))
    assert [location.range.start for location in found] == [shop.position(shop.text.index("screen Welcome") + 7)]
    mentions = await client.text_document_references_async(types.ReferenceParams(
        **place, context=types.ReferenceContext(include_declaration=True)))
    assert len({mention.uri for mention in mentions}) > 1

    # Another name, in all files.
    edit = await client.text_document_rename_async(types.RenameParams(**place, new_name="Greeting"))
    apply(edit, documents)
    assert {document.uri for document in documents} == {mention.uri for mention in mentions}

    # The rest of what an editor asks for.
    for document in documents:
        assert await client.text_document_document_symbol_async(types.DocumentSymbolParams(document.identifier))
        tokens = await client.text_document_semantic_tokens_full_async(types.SemanticTokensParams(document.identifier))
        assert tokens.data and len(tokens.data) % 5 == 0
        assert await client.text_document_folding_range_async(types.FoldingRangeParams(document.identifier))
        links = await client.text_document_document_link_async(types.DocumentLinkParams(document.identifier))
        assert links and all(link.target.endswith(".flow") for link in links)
    assert await client.workspace_symbol_async(types.WorkspaceSymbolParams("Greeting"))

    # What came of it is a flow without errors.
    for path in (FOLDER / "shop").glob("*.flow"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    for document in documents:
        (tmp_path / pathlib.Path(document.name).name).write_text(document.text, encoding="utf-8")
    assert subprocess.run(["flowc", "check", "--strict", tmp_path / "shop.flow"]).returncode == 0
