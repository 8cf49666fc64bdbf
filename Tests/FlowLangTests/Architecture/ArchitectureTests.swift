import Testing

@testable import FlowLang

/// The statements of docs/architecture.md about the code, checked in the code.
@Suite struct ArchitectureTests {
  private static let library = "Sources/FlowLang"
  private static let sources = (try? SwiftSource.all(below: "Sources")) ?? []
  private static let tests = (try? SwiftSource.all(below: "Tests"))?.filter { !$0.path.contains("/Snapshots/") } ?? []
  private static let librarySources = sources.filter { $0.path.hasPrefix(library) }

  @Test func theSourcesAreFound() {
    #expect(Self.librarySources.count > 50)
    #expect(Self.librarySources.contains { $0.name == "Compiler" })
    #expect(Self.tests.contains { $0.name == "ArchitectureTests" })
  }

  // MARK: Layers

  /// The folders in the order of the table in docs/architecture.md: each may use those before it. The files at the top
  /// of the library, here the empty name, come after the analysis.
  private static let layers: [String] = {
    let lines = ((try? Repository.text(of: "docs/architecture.md")) ?? "").split(separator: "\n")
    let folders = lines.filter { $0.hasPrefix("| `") && $0.contains("/` |") }.map { line in
      String(line.dropFirst(3).prefix { $0 != "`" }.dropLast())
    }
    return folders.flatMap { $0 == "Analysis" ? [$0, ""] : [$0] }
  }()

  /// Returns the listed folder that contains a file, or else the whole path of its folder; empty for the files at the
  /// top of the library.
  private static func folder(of source: SwiftSource) -> String {
    let path = source.path.dropFirst(library.count + 1)
    let listed = layers.filter { !$0.isEmpty && path.hasPrefix("\($0)/") }
    return listed.max { $0.utf8.count < $1.utf8.count } ?? path.split(separator: "/").dropLast().joined(separator: "/")
  }

  private static func layer(of folder: String) -> Int? { layers.firstIndex(of: folder) }

  /// Whether a folder may use another.
  private static func may(_ folder: String, use other: String) -> Bool {
    guard let own = layer(of: folder), let layer = layer(of: other) else { return true }
    return layer <= own
  }

  @Test func everyFolderHasALayer() {
    for folder in Set(Self.librarySources.map(Self.folder)).sorted() {
      #expect(Self.layer(of: folder) != nil, "docs/architecture.md does not list the folder \(folder)")
    }
    #expect(Set(Self.layers) == Set(Self.librarySources.map(Self.folder)))
  }

  @Test func foldersMentionOnlyLowerLayers() {
    // The folders that declare a type of each name; a type of the same folder takes precedence.
    var homes: [String: Set<String>] = [:]
    var nestedHomes: [String: Set<String>] = [:]
    for source in Self.librarySources {
      for type in source.declaredTypes(atTop: true) { homes[type, default: []].insert(Self.folder(of: source)) }
      for type in source.declaredTypes(atTop: false) { nestedHomes[type, default: []].insert(Self.folder(of: source)) }
    }
    for source in Self.librarySources {
      let folder = Self.folder(of: source)
      guard !folder.isEmpty else { continue }
      func isAllowed(_ other: String) -> Bool { Self.may(folder, use: other) }
      for type in source.mentionedTypes.sorted() {
        guard let declared = homes[type], !nestedHomes[type, default: []].contains(where: isAllowed) else { continue }
        #expect(
          declared.contains(where: isAllowed),
          "\(source.path) mentions \(type) of \(declared.sorted().joined(separator: ", "))")
      }
    }
  }

  /// Functions are compared by name and first label only. Those without a label often have names of the standard
  /// library, and so has one with a label.
  @Test func foldersCallOnlyLowerLayers() {
    var homes: [String: Set<String>] = [:]
    for source in Self.librarySources {
      for function in source.declaredFunctions { homes[function, default: []].insert(Self.folder(of: source)) }
    }
    for source in Self.librarySources {
      let folder = Self.folder(of: source)
      guard !folder.isEmpty else { continue }
      for function in source.calledMembers.subtracting(["index(after:)"]).sorted() {
        guard let declared = homes[function] else { continue }
        #expect(
          declared.contains { Self.may(folder, use: $0) },
          "\(source.path) calls \(function) of \(declared.sorted().joined(separator: ", "))")
      }
    }
  }

  @Test(arguments: [
    "Text/Source", "Text/Lexer", "Text/Syntax", "Text/Parser", "Text/Formatter", "Model", "Analysis/Graphs", "Analysis",
  ])
  func stagesDoNotMentionFindings(_ folder: String) {
    for source in Self.librarySources where Self.folder(of: source) == folder {
      for type in ["Finding", "Findings", "Rule", "FixIt"] {
        #expect(!source.mentionedTypes.contains(type), "\(source.path) mentions \(type)")
      }
    }
  }

  // MARK: The world outside

  @Test func theLibraryDoesNoInputOrOutput() {
    let functions: Set<String> = [
      "print", "debugPrint", "dump", "exit", "abort", "fopen", "fputs", "getenv", "readLine", "system",
    ]
    let types: Set<String> = ["CommandLine", "FileHandle", "FileManager", "Process", "ProcessInfo"]
    for source in Self.librarySources {
      #expect(source.imports.filter { $0 != "Swift" } == [], "\(source.path)")
      let calls = source.words.filter { $0.isCalled && !$0.isMember }.map(\.text)
      #expect(functions.intersection(calls).isEmpty, "\(source.path)")
      #expect(types.intersection(source.mentionedTypes).isEmpty, "\(source.path)")
    }
  }

  @Test func theToolImportsOnlyTheLibraryAndTheSystem() {
    let modules: Set<String> = ["FlowLang", "Darwin", "Glibc", "Musl"]
    for source in Self.sources where source.path.hasPrefix("Sources/flowc/") {
      #expect(Set(source.imports).isSubset(of: modules), "\(source.path)")
    }
  }

  // MARK: Files

  @Test func filesAreShortAndNamedAfterTheirTypes() {
    for source in Self.sources + Self.tests {
      let lines = source.text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
      #expect(lines <= 400, "\(source.path) has \(lines) lines")
      for name in [source.name] + source.declaredTypes(atTop: false) {
        for word in ["Helper", "Manager", "Util"] { #expect(!name.contains(word), "\(source.path): \(name)") }
      }
    }
  }

  @Test(arguments: ["Sources/FlowLang", "Sources/flowc", "Tests/FlowLangTests"])
  func noTwoFilesOfATargetHaveOneName(_ folder: String) {
    let files = Repository.files(below: folder, withExtension: "swift")
    for (name, paths) in Dictionary(grouping: files, by: { $0.split(separator: "/").last }) where paths.count > 1 {
      Issue.record("\(name ?? ""): \(paths)")
    }
  }

  // MARK: Catalogues

  /// Every value of a catalogue's type is in its list: a rule that is never evaluated, or a command that cannot be
  /// called, is a mistake.
  @Test(arguments: ["Rule", "Reporter", "Emitter", "Importer", "Command", "RequestMethod", "NotificationMethod"])
  func everyValueIsInItsCatalogue(_ type: String) throws {
    let list = Self.sources.compactMap { Self.list(of: type, in: $0) }
    if Self.sources.allSatisfy({ !$0.declaredTypes(atTop: true).contains(type) }) { return }
    let listed = try #require(list.first, "there is no `static let all: [\(type)]`")
    for source in Self.sources {
      for value in Self.values(of: type, in: source) {
        #expect(listed.contains(value), "\(source.path): .\(value) is not in \(type).all")
      }
    }
  }

  /// Returns the names in `static let all: [Type] = [.first, .second]`.
  private static func list(of type: String, in source: SwiftSource) -> Set<String>? {
    guard let start = source.code.firstRange(of: "static let all: [\(type)] = [") else { return nil }
    let rest = source.code[start.upperBound...]
    var words = rest.prefix(rest.count)
    if let end = rest.firstIndex(of: "]") { words = rest[..<end] }
    return Set(words.split { !$0.isLetter && !$0.isNumber }.map(String.init))
  }

  /// Returns the names of `static let name: Type = Type(` and `static let name = Type(`.
  private static func values(of type: String, in source: SwiftSource) -> [String] {
    source.code.split(separator: "static let ").dropFirst().compactMap { part in
      let name = part.prefix { $0.isLetter || $0.isNumber }
      let rest = part.dropFirst(name.count)
      let isValue = [": \(type) = \(type)(", " = \(type)("].contains { rest.hasPrefix($0) }
      return isValue ? String(name) : nil
    }
  }
}
