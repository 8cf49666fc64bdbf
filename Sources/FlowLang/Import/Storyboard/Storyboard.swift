/// An Xcode storyboard as in its file: the controllers of its scenes and the segues between them.
///
/// The format has no public description; this follows what Xcode 4 to 16 write for iOS, macOS and watchOS.
struct Storyboard: Sendable {
  /// The name that other storyboards use: the name of the file without the extension.
  let name: String
  /// The path of the file, for messages.
  let path: String
  let file: FileID
  /// `iOS.CocoaTouch`, `MacOSX.Cocoa`, `watchKit` and others.
  let runtime: String
  /// The id of the initial controller.
  let initial: String?
  /// Whether the storyboard is only shown while the app launches.
  var isLaunchScreen = false
  var controllers: [Controller] = []
  var segues: [Segue] = []
  /// The ids of the exit objects, which are the destinations of unwind segues.
  var exits: Set<String> = []

  /// A controller of a scene, or a reference to one.
  struct Controller: Sendable {
    let id: String
    /// The name of the element: `viewController`, `tabBarController`.
    let kind: String
    let range: SourceRange
    /// The identifier that code uses.
    var identifier: String?
    var className: String?
    /// The module of the class, unless it is the app itself.
    var module: String?
    /// The visible names: the title, that of the bar, that of the tab, the label in Xcode.
    var titles: [String] = []
    var tabTitle: String?
    var tabIcon: String?
    var presentationStyle: String?
    /// The category of the notifications that the controller shows.
    var category: String?
    /// The destination, for a reference.
    var reference: Reference?
    /// The attributes about navigation that have no statement of their own.
    var rest: [(name: String, value: String)] = []
  }

  /// The destination of a reference.
  struct Reference: Hashable, Sendable {
    /// The storyboard; nil for the one that contains the reference.
    let storyboard: String?
    /// The identifier of the controller; nil for the initial controller.
    let identifier: String?
    /// The bundle, if it is not the bundle of the app.
    let bundle: String?
  }

  /// A segue, relationships included.
  struct Segue: Sendable {
    /// The index of the controller whose scene contains the segue; nil if there is none.
    let source: Int?
    let destination: String
    /// The kind: `show`, `presentation`, `unwind`; for a relationship `relationship/` and its name.
    let kind: String
    let range: SourceRange
    var identifier: String?
    var unwindAction: String?
    var presentationStyle: String?
    /// The name of the element that triggers the segue.
    var trigger: String
    /// The visible label of the trigger.
    var label: String?
    /// All other attributes.
    var rest: [(name: String, value: String)] = []

    /// The name of a relationship; nil for other segues.
    var relationship: String? { kind.hasPrefix("relationship/") ? String(kind.dropFirst("relationship/".count)) : nil }
  }
}

extension Storyboard.Controller {
  var isReference: Bool { reference != nil }

  /// Whether the controller only contains other controllers and shows nothing itself.
  var isContainer: Bool { Self.containers.contains(kind) }

  var isTabBar: Bool { kind == "tabBarController" || kind == "tabViewController" }

  private static let containers: Set<String> = [
    "navigationController", "tabBarController", "splitViewController", "pageViewController", "pagecontroller",
    "pageController", "windowController", "tabViewController", "hostingController",
  ]
}
