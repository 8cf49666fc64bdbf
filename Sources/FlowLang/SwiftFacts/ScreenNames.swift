/// How names of types become names of screens.
enum ScreenNames {
  /// What names of views and controllers end in that says nothing about them.
  static let endings = [
    "TableViewController", "CollectionViewController", "HostingController", "ViewController", "Controller", "Screen",
    "View",
  ]
}
