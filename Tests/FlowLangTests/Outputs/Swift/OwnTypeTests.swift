import Testing

@testable import FlowLang

/// Types of an app with the names of types of the system: a router means those of the system, with their module.
@Suite struct OwnTypeTests {
  /// The names of types of the system that generated code uses, and that an app may have.
  private static let names: Set<String> = [
    "ActionSheet", "Animation", "AnyTransition", "AnyView", "Binding", "Bundle", "Button", "CharacterSet", "Color",
    "Data",
    "Decoder", "DragGesture", "Edge", "EmptyView", "Encoder", "Environment", "EnvironmentKey", "EnvironmentValues",
    "Error", "ForEach", "HStack", "Image", "LocalizedStringKey", "Namespace", "NavigationLink", "NavigationView",
    "ObservableObject", "ObservedObject", "PopoverAttachmentAnchor", "Published", "Rectangle", "Set",
    "StackNavigationViewStyle", "StateObject", "TabView", "Task", "Text", "VStack", "View", "ViewBuilder",
    "ViewModifier", "ZStack",
  ]

  /// More names of types of the system, which generated code does not use, or which mean a type of the router in it.
  private static let more = [
    "Alert", "Content", "Context", "Coordinator", "Entry", "Flags", "Form", "Group", "Key", "Label", "Layer", "Link",
    "List", "LayoutDirection", "Menu", "Path", "Router", "Screen", "Section", "Shape", "State", "Tab", "Transition",
    "Value", "Views",
  ]

  @Test(arguments: SwiftTarget.all.map(\.name))
  func namesOfTheSystemHaveTheirModule(_ name: String) throws {
    let target = try #require(SwiftTarget.all.first { $0.name == name })
    var compilations = [try KitchenSink.compile(), compile("app A { start H } screen H { link h -> H }")]
    compilations += try TestTier.sample(["grocery", "shop/shop"], every: 2).map {
      try EmittedExamples.bind("examples/\($0).flow")
    }
    for compilation in compilations {
      for minimumIOS in target.minimumIOS {
        var options = SwiftOptions()
        (options.minimumIOS, options.strings) = (minimumIOS, minimumIOS == 16 ? "Flow" : nil)
        for file in target.files(Router(compilation), options) {
          #expect(Self.unqualified(in: file.text) == [], "\(file.name), iOS \(minimumIOS)")
        }
      }
    }
  }

  /// Returns the names of the system without a module in a text.
  private static func unqualified(in text: String) -> Set<String> {
    var result: Set<String> = []
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      var (word, before, last, isText) = ([UInt8](), UInt8(0), UInt8(0), false)
      for byte in line + [UInt8(ascii: " ")] {
        if byte == UInt8(ascii: "\""), last != UInt8(ascii: "\\") { isText.toggle() }
        if !isText, byte == UInt8(ascii: "/"), last == byte { break }
        if !isText, ASCII.isWordPart(byte) {
          if word.isEmpty { before = last }
          word.append(byte)
        } else if !word.isEmpty {
          let name = String(decoding: word, as: UTF8.self)
          if before != UInt8(ascii: "."), names.contains(name) { result.insert(name) }
          word = []
        }
        last = byte
      }
    }
    return result
  }

  private static let layered = """
    app Shop { start Home }
    transition grow { both zoom }
    flag signedIn
    screen Home {
      link open "Open" -> Item via grow
      link share "Share" -> Item popover
      link ask "Ask" -> Question dialog
      link done "Done" -> Item sheet set signedIn
    }
    screen Item { link up "Up" -> back }
    screen Question "Really?" { link yes "Yes" -> home  link no "No" -> dismiss }
    """

  /// An app may have a type with the name of one that its router declares: in the router it has another name.
  @Test(arguments: SwiftTarget.all.map(\.name))
  func typesOfTheRouterAreNotThoseOfTheApp(_ name: String) throws {
    let target = try #require(SwiftTarget.all.first { $0.name == name })
    let layered = compile(Self.layered)
    #expect(layered.findings.count(.error) == 0)
    for compilation in [try KitchenSink.compile(), layered] {
      let router = Router(compilation)
      // A parameter may have the type of a flag.
      let own = Set(compilation.model.declaredFlags.map { router.type(ofFlag: $0) } + [router.namespace])
      for minimumIOS in target.minimumIOS {
        var options = SwiftOptions()
        options.minimumIOS = minimumIOS
        for file in target.files(router, options) {
          let hiding = Self.declaredTypes(in: file.text).subtracting(own).filter {
            AppTypes.spelling($0, in: router.namespace) == $0
          }
          #expect(hiding == [], "\(file.name), iOS \(minimumIOS)")
        }
      }
    }
  }

  private static func declaredTypes(in text: String) -> Set<String> {
    let keywords: Set = ["struct", "class", "enum", "protocol", "associatedtype"]
    var result: Set<String> = []
    for line in text.split(separator: "\n") {
      let code = line.drop { $0 == " " }
      if code.hasPrefix("//") { continue }
      let words = code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
      for (word, next) in zip(words, words.dropFirst()) where keywords.contains(word) && next != "func" {
        result.insert(next)
      }
    }
    return result
  }

  @Test(.fullTier, arguments: SwiftTarget.all.map(\.name), [false, true])
  func anAppMayHaveTheirNames(_ name: String, _ isNewest: Bool) throws {
    let target = try #require(SwiftTarget.all.first { $0.name == name })
    let oldest = try #require(isNewest ? target.minimumIOS.last : target.minimumIOS.first)
    var options = SwiftOptions()
    options.minimumIOS = oldest
    var files = [
      "Own.swift": (Self.names.sorted() + Self.more).map { "struct \($0) {}\n" }.joined(),
      "Types.swift": try SampleTypes.text,
      "Transitions.swift": try SampleTypes.transitions.replacing("AnyTransition", with: "SwiftUI.AnyTransition"),
    ]
    for file in target.files(Router(try KitchenSink.compile()), options) {
      files[file.name] = AppleModules.source(file.text, minimumIOS: oldest)
    }
    let said = try SwiftToolchain.check(
      files, mode: "6", in: ScratchFolder(), options: AppleModules.options(minimumIOS: oldest).compile)
    #expect(said == "", "\(said.prefix(3000))")
  }
}
