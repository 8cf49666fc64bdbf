/// The properties of a navigation system that the code which all of them share depends on.
struct SwiftStyle: Sendable {
  /// The class that owns the state.
  var owner = "Router"
  /// Whether that class owns the views of the app, too, which makes it generic.
  var ownsViews = false
  /// The version of iOS since which the class is observed with Observation instead of Combine.
  var observableSince: Int?
  /// Whether views are given a router of their own instead of links.
  var givesRouters = false
  /// Whether the router goes back by itself: the system has no Back.
  var drawsBack = false
  /// Whether presentations are prepared where the flow presents nothing, too.
  var alwaysPresents = true
  /// Whether modifiers of the router, which know no types of views, show its destinations.
  var isErased = false
  /// Whether the layers are shown with UIKit.
  var isUIKit = false
  /// The transition between kinds of layers, where the system leaves it to the router.
  var transition: String?
  /// Returns the view of a stack of `layer`, at the index that an expression gives.
  var stack: @Sendable (_ place: String) -> String = { "StackView(router, views, layer, \($0))" }
}

/// A writer of the user interface of a router.
struct SwiftWriter: SwiftWriting {
  let router: Router
  let target: SwiftTarget
  let options: SwiftOptions
  let access: String
  let minimumIOS: Int
  var out = IndentedWriter()

  init(_ router: Router, _ target: SwiftTarget, _ options: SwiftOptions) {
    self.router = router
    self.target = target
    self.options = options
    access = options.access.prefix
    minimumIOS = options.minimumIOS ?? target.minimumIOS[0]
  }

  var style: SwiftStyle { target.style }
  /// The type of the object that owns the state.
  var owner: String { style.owner + (style.ownsViews ? "<Views>" : "") }
  /// The generic parameters that a type needs to name the type of that object.
  var generics: String { style.ownsViews ? "<Views: Screens>" : "" }
  /// Whether anything is presented over the app.
  var presents: Bool { style.alwaysPresents || router.presents }
  var hasDialogs: Bool { !router.dialogs.isEmpty }

  /// Writes the view of an entry, with the controls and views of screens.
  mutating func writeScreens() {
    writeEntryView()
    writeLinkSource()
    if hasZooms { if style.isUIKit { writeZoomPreparation() } else { writeZoomModifiers() } }
    writeScreenView()
  }

  /// Writes the extensions outside the namespace.
  mutating func writeExtensions() {
    if !router.bars.isEmpty { if style.isUIKit { writeTabItemDefaults() } else { writeTabLookDefaults() } }
    writeStrings()
    writeSourceModifier()
  }
}
