/// The start of an app, according to its property lists, its manifest and the layouts of its activities.
struct AppBeginning: Sendable {
  /// The storyboards that property lists or projects declare as the main one, with the path of the declaring file.
  private(set) var mainStoryboards: [(name: String, path: String)] = []
  /// The storyboards that are shown while the app starts.
  private(set) var launchStoryboards: Set<String> = []
  /// The first property list of an app without a main storyboard: code shows the first screen.
  private(set) var fileWithoutStoryboard: String?
  /// The classes of the activities that the launcher starts, with the manifest.
  private(set) var launcherClasses: [(name: String, file: String)] = []
  /// The navigation graphs in each layout.
  private(set) var graphsOfLayouts: [String: [String]] = [:]
  /// The layouts and graphs that the source of each class names.
  private(set) var layoutsOfClasses: [String: [String]] = [:]
  private(set) var graphsOfClasses: [String: [String]] = [:]

  mutating func add(layout: String, ofClass name: String) { layoutsOfClasses[name, default: []].append(layout) }

  mutating func add(graph: String, ofClass name: String) { graphsOfClasses[name, default: []].append(graph) }

  /// Adds a property list (developer.apple.com/documentation/bundleresources/information-property-list).
  mutating func add(propertyList file: SourceFile, _ name: String) {
    guard let document = try? XMLReader.read(XMLText.decoded(file)), document.root.name == "plist" else { return }
    var values: [(key: String, value: String)] = []
    var key: String?
    for element in document.elements {
      if let last = key { values.append((last, element.name == "string" ? element.leadingText : "")) }
      key = element.name == "key" ? element.leadingText : nil
    }
    // Extensions and watch apps start by themselves.
    let keys = Set(values.map(\.key))
    if keys.contains("NSExtension") || keys.contains("WKWatchKitApp") { return }
    let mains = values.filter { Self.mainKeys.contains(Self.withoutDevice($0.key)) && Self.isName($0.value) }
    for (_, value) in mains { add(mainStoryboard: value, in: file.path) }
    for (key, value) in values where Self.withoutDevice(key) == "UILaunchStoryboardName" {
      launchStoryboards.insert(Self.withoutExtension(value))
    }
    if mains.isEmpty, !keys.isDisjoint(with: Self.appKeys), fileWithoutStoryboard == nil {
      fileWithoutStoryboard = name
    }
  }

  /// Adds an Xcode project, which may contain the keys of a property list.
  mutating func add(project file: SourceFile) {
    let bytes = file.bytes
    var end = 0
    while let key = bytes.firstOffset(of: "INFOPLIST_KEY_", from: end) {
      let start = key + "INFOPLIST_KEY_".utf8.count
      end = bytes[start...].firstIndex(of: ASCII.lineFeed) ?? bytes.count
      let words = String(decoding: bytes[start..<end], as: UTF8.self)
        .split(whereSeparator: { " =;\"\r\t".contains($0) }).map(String.init)
      guard words.count == 2 else { continue }
      switch words[0] {
      case "UIMainStoryboardFile", "NSMainStoryboardFile": add(mainStoryboard: words[1], in: file.path)
      case "UILaunchStoryboardName": launchStoryboards.insert(Self.withoutExtension(words[1]))
      default: break
      }
    }
  }

  /// Adds an Android manifest, or a layout that shows a navigation graph.
  mutating func add(markup file: SourceFile, _ name: String) {
    guard let document = try? XMLReader.read(XMLText.decoded(file)) else { return }
    if document.root.name == "manifest" { return add(manifest: document, name) }
    for element in document.elements {
      guard let graph = element["app:navGraph"], graph.hasPrefix("@navigation/") else { continue }
      let layout = name.hasSuffix(".xml") ? String(name.dropLast(4)) : name
      graphsOfLayouts[layout, default: []].append(String(graph.dropFirst("@navigation/".count)))
    }
  }

  private mutating func add(manifest: XMLDocument, _ file: String) {
    for activity in manifest.elements where activity.name == "activity" || activity.name == "activity-alias" {
      let names = Set(activity.descendants.compactMap { $0["android:name"] })
      guard
        names.contains("android.intent.category.LAUNCHER")
          || names.contains("android.intent.category.LEANBACK_LAUNCHER"),
        let name = activity["android:targetActivity"] ?? activity["android:name"]
      else { continue }
      launcherClasses.append((ImportedCode.plain(name), file))
    }
  }

  private mutating func add(mainStoryboard value: String, in path: String) {
    let name = Self.withoutExtension(value)
    if !mainStoryboards.contains(where: { ($0.name, $0.path) == (name, path) }) { mainStoryboards.append((name, path)) }
  }

  /// The navigation graphs that the activities of the launcher show, with the reason in words.
  var launchedGraphs: [(graph: String, reason: String)] {
    launcherClasses.flatMap { launcher in
      let layouts = layoutsOfClasses[launcher.name] ?? []
      let graphs = layouts.flatMap { graphsOfLayouts[$0] ?? [] } + (graphsOfClasses[launcher.name] ?? [])
      return graphs.map { ($0, "shown by \(launcher.name), which \(launcher.file) starts") }
    }
  }

  private static let mainKeys: Set<String> = ["UIMainStoryboardFile", "UISceneStoryboardFile", "NSMainStoryboardFile"]

  /// The keys that only the property list of an app has.
  private static let appKeys: Set<String> = [
    "UILaunchStoryboardName", "UILaunchScreen", "UIApplicationSceneManifest", "LSRequiresIPhoneOS",
  ]

  /// Returns a key without the suffix for a device: `UIMainStoryboardFile~ipad`.
  private static func withoutDevice(_ key: String) -> String { String(key.prefix { $0 != "~" }) }

  private static func withoutExtension(_ name: String) -> String {
    name.hasSuffix(".storyboard") ? String(name.dropLast(".storyboard".count)) : name
  }

  /// Whether a value is a name and not a build setting to be substituted.
  private static func isName(_ value: String) -> Bool {
    !value.isEmpty && !value.contains("$(") && !value.contains("${")
  }
}

extension XMLElement {
  /// The text between the start tag of the element and the next tag.
  fileprivate var leadingText: String {
    let bytes = document.source.bytes
    let start = Int(tag.upperBound)
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
    return XMLText.value(bytes, UInt32(start)..<UInt32(end)).split(separator: " ").joined(separator: " ")
  }
}
