import Testing

@testable import FlowLang

/// Names in words, on the map and by the script of the page.
@Suite struct MapTextTests {
  static let names = [
    ("Home", "Home"), ("AccountSettings", "Account Settings"), ("PINEntry", "PIN Entry"), ("KYCScanner", "KYC Scanner"),
    ("Step2", "Step 2"), ("sign_in", "Sign in"), ("home", "Home"), ("ItemA", "Item A"), ("a b", "a b"),
    ("ÜberUns", "Über Uns"),
    ("_", "_"), ("URL", "URL"),
  ]

  @Test(arguments: names)
  func namesBecomeWords(_ name: String, _ words: String) { #expect(ReadableName.inWords(name) == words) }

  @Test(.fullTier)
  func theScriptGivesTheSameWords() throws {
    let script = String(decoding: PackageResources.element_js, as: UTF8.self)
    let list = Self.names.map { "\"\($0.0)\"" }.joined(separator: ",")
    let visit = try Browser.visit(
      """
      <!DOCTYPE html><meta charset="utf-8"><pre id="result"></pre><script type="module">\(script)
      document.getElementById("result").textContent = [\(list)].map(inWords).join("|");</script>
      """)
    #expect(visit.text(of: "result") == Self.names.map(\.1).joined(separator: "|"))
  }
}
