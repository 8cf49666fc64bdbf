import Foundation
import Testing

@testable import FlowLang

/// The recipes of `docs/cookbook.md`: each flow has no findings and the canonical layout, its picture is the output of
/// the tool, and its Swift runs.
@Suite struct CookbookTests {
  /// A recipe.
  struct Recipe: Sendable, CustomStringConvertible {
    let title: String
    let flow: String
    let picture: String
    let swift: String

    var description: String { title }
  }

  static let page = "docs/cookbook.md"

  static let recipes: [Recipe] = {
    guard let text = try? Repository.text(of: page), let blocks = try? DocumentBlock.all(in: page) else { return [] }
    let titles = text.components(separatedBy: "\n## ").dropFirst().map { String($0.prefix { $0 != "\n" }) }
    return zip(titles, stride(from: 0, to: blocks.count - 2, by: 3)).map { title, index in
      Recipe(title: title, flow: blocks[index].text, picture: blocks[index + 1].text, swift: blocks[index + 2].text)
    }
  }()

  @Test func thereAreThirteenRecipesOfThreeBlocks() throws {
    #expect(Self.recipes.count == 13)
    let languages = try DocumentBlock.all(in: Self.page).map(\.language)
    #expect(languages == Array(repeating: ["flow", "mermaid", "swift"], count: 13).flatMap(\.self))
  }

  @Test(arguments: recipes)
  func aRecipeHasNoFindingsAndTheCanonicalLayout(_ recipe: Recipe) {
    let compilation = Compilation.of(recipe.flow)
    #expect(compilation.findings.sorted.map(\.message) == [])
    #expect(FlowFormatter.format(SourceFile(path: "a.flow", text: recipe.flow)) == recipe.flow)
    #expect(Emitter.all.first { $0.name == "mermaid" }?.emit(compilation) == recipe.picture)
  }

  /// All recipes are compiled and run as one program.
  @Test(.fullTier, .timeLimit(.minutes(60)))
  func theSwiftOfTheRecipesRuns() throws {
    let folder = try ScratchFolder()
    var calls = "import Foundation\n"
    for (index, recipe) in Self.recipes.enumerated() {
      try folder.write(Data(recipe.flow.utf8), to: "r\(index).flow")
      let run = try folder.flowc("swift", "r\(index).flow", "-o", "Cores")
      #expect(run.status == 0, "\(recipe.title): \(run.errors)")
      let indented = recipe.swift.replacing("\n", with: "\n  ")
      calls += "func recipe\(index)() throws {\n  \(indented)\n}\ntry recipe\(index)()\n"
    }
    try folder.write(Data((calls + "print(\"fine\")\n").utf8), to: "main.swift")
    let script = "swiftc -Onone -o recipes main.swift $(ls Cores/*.flow.swift) && ./recipes"
    let run = try FlowcRun.bash(script, in: folder)
    #expect((run.status, run.output) == (0, "fine\n"), "\(run.errors.suffix(3000))")
  }
}
