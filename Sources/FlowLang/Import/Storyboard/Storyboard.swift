/// An Xcode storyboard as its file says it: the controllers of its scenes and the segues between them.
///
/// The format has no public description; this follows what Xcode 4 to 16 write for iOS, macOS and watchOS.
struct Storyboard: Sendable {
  /// What other storyboards call it: the name of its file without the extension.
  let name: String
  /// Its path, for messages.
  let path: String
  let file: FileID
  /// `iOS.CocoaTouch`, `MacOSX.Cocoa`, `watchKit` and others.
  let runtime: String
  /// The id of the controller that it begins with.
  let initial: String?
  /// Whether it is only shown while the app starts.
  var isLaunchScreen = false
  var controllers: [Controller] = []
  var segues: [Segue] = []
  /// The ids of the objects that segues lead to in order to go back.
  var exits: Set<String> = []

  /// A controller of a scene, or a reference to one.
  struct Controller: Sendable {
    let id: String
    /// The name of its element: `viewController`, `tabBarController`.
    let kind: String
    let place: SourceRange
    /// The name that code knows it by.
    var identifier: String?
    var className: String?
    /// The module of its class, where that is not the app itself.
    var module: String?
    /// What people call it: its title, that of its bar, that of its tab, the label in Xcode.
    var titles: [String] = []
    var tabTitle: String?
    var tabIcon: String?
    var presentationStyle: String?
    /// The category of the notifications that it shows.
    var category: String?
    /// What it refers to, for a reference.
    var reference: Reference?
    /// Attributes about ways that have no statement of their own.
    var rest: [(name: String, value: String)] = []
  }

  /// What a reference leads to.
  struct Reference: Hashable, Sendable {
    /// The storyboard; nil for the one that it stands in.
    let storyboard: String?
    /// The identifier there; nil for the controller that it begins with.
    let identifier: String?
    /// The bundle, where it is another one.
    let bundle: String?
  }

  /// A segue, relationships included.
  struct Segue: Sendable {
    /// The number of the controller whose scene it stands in; nil where there is none.
    let source: Int?
    let destination: String
    /// `show`, `presentation`, `unwind`; for a relationship `relationship/` and what it is.
    let kind: String
    let place: SourceRange
    var identifier: String?
    var unwindAction: String?
    var presentationStyle: String?
    /// What it is attached to: the name of the element.
    var trigger: String
    /// What a person reads on that.
    var label: String?
    /// Every other attribute.
    var rest: [(name: String, value: String)] = []

    /// What a relationship is; nil for other segues.
    var relationship: String? {
      kind.hasPrefix("relationship/") ? String(kind.dropFirst("relationship/".count)) : nil
    }
  }
}

extension Storyboard.Controller {
  var isReference: Bool { reference != nil }

  /// Whether it holds other controllers and shows nothing by itself.
  var isContainer: Bool { Self.containers.contains(kind) }

  var isTabBar: Bool { kind == "tabBarController" || kind == "tabViewController" }

  private static let containers: Set<String> = [
    "navigationController", "tabBarController", "splitViewController", "pageViewController", "pagecontroller",
    "pageController", "windowController", "tabViewController", "hostingController",
  ]
}
