/// Reads a storyboard from its XML.
struct StoryboardReader {
  private let file: FileID
  private var storyboard: Storyboard
  private(set) var problems: [Finding] = []

  /// Whether a document is a storyboard.
  static func recognizes(_ document: XMLDocument) -> Bool {
    let root = document.root
    guard root.name == "document" else { return false }
    return root["type"]?.contains("Storyboard") == true || root.children.contains { $0.name == "scenes" }
  }

  static func read(_ document: XMLDocument, as file: FileID, named name: String) -> (Storyboard, [Finding]) {
    var reader = StoryboardReader(document.root, file, name)
    for scenes in document.root.children where scenes.name == "scenes" {
      for scene in scenes.children where scene.name == "scene" { reader.read(scene) }
    }
    return (reader.storyboard, reader.problems)
  }

  private init(_ root: XMLElement, _ file: FileID, _ name: String) {
    self.file = file
    storyboard = Storyboard(
      name: name, path: root.document.source.path, file: file, runtime: root["targetRuntime"] ?? "",
      initial: root["initialViewController"])
    storyboard.isLaunchScreen = root["launchScreen"] == "YES"
  }

  private mutating func read(_ scene: XMLElement) {
    var owner: Int?
    for object in scene.children.filter({ $0.name == "objects" }).flatMap(\.children) {
      if object.name == "exit", let id = object["id"] { storyboard.exits.insert(id) }
      guard let controller = controller(object) else { continue }
      if owner == nil { owner = storyboard.controllers.count }
      storyboard.controllers.append(controller)
    }
    for element in scene.descendants where element.name == "segue" { read(segue: element, of: owner) }
  }

  /// Returns the controller for an object of a scene, if it is one.
  private func controller(_ object: XMLElement) -> Storyboard.Controller? {
    let isReference = object.name == "viewControllerPlaceholder" || object.name == "controllerPlaceholder"
    let isController =
      (object["sceneMemberID"] == "viewController" || object.name.lowercased().hasSuffix("controller"))
      && !Self.objectsThatShowNothing.contains(object.name)
    guard isReference || isController, let id = object["id"] else { return nil }
    var controller = Storyboard.Controller(id: id, kind: object.name, range: range(object.tag))
    controller.identifier = object["storyboardIdentifier"] ?? object["identifier"]
    controller.className = object["customClass"]
    if object["customModuleProvider"] != "target" { controller.module = object["customModule"] }
    controller.presentationStyle = object["modalPresentationStyle"]
    controller.rest = object.values.filter { Self.keptAttributes.contains($0.name) }
    if isReference {
      controller.reference = Storyboard.Reference(
        storyboard: object["storyboardName"], identifier: object["referencedIdentifier"],
        bundle: object["bundleIdentifier"])
    }
    controller.category = object.children.first { $0.name == "notificationCategory" }?["identifier"]
    let bar = object.children.first { $0.name == "navigationItem" }
    let tab = object.children.first { $0.name == "tabBarItem" }
    controller.titles = [object["title"], bar?["title"], tab?["title"], object["userLabel"]].compactMap { title in
      title.flatMap { $0.isEmpty || ReadableName.isPlaceholder($0) ? nil : $0 }
    }
    controller.tabTitle = tab?["title"]
    controller.tabIcon = tab?["image"] ?? tab?["systemItem"]
    return controller
  }

  /// The objects that look like controllers and show nothing: the application with its menu, the controllers of Cocoa
  /// bindings, which hold data, and the search controller of a table.
  private static let objectsThatShowNothing: Set<String> = [
    "application", "arrayController", "dictionaryController", "objectController", "searchDisplayController",
    "treeController", "userDefaultsController",
  ]

  /// The attributes of controllers that are about navigation.
  private static let keptAttributes: Set<String> = [
    "modalPresentationStyle", "modalTransitionStyle", "hidesBottomBarWhenPushed", "definesPresentationContext",
    "providesPresentationContextTransitionStyle", "modalInPresentation",
  ]

  private mutating func read(segue element: XMLElement, of owner: Int?) {
    let kind = element["kind"] ?? ""
    let relationship = element["relationship"]
    let name = kind == "relationship" ? "relationship/\(relationship ?? "")" : kind
    // The preview and commit segues belong to the segue that contains them.
    if element["destination"] == nil, element.parent?.name == "segue" { return }
    guard let destination = element["destination"] else {
      problems.report(.unknownDestination, "a segue has no destination", at: range(element.tag))
      return
    }
    if !SegueKind.isKnown(name) {
      let message = "the segue is of the kind `\(kind)`, which is not understood"
      let help = "it becomes a plain link; a note keeps the kind"
      problems.report(.notUnderstood, message, at: range(element.tag), help: help)
    }
    let trigger = element.parent?.parent
    var segue = Storyboard.Segue(
      source: owner, destination: destination, kind: name, range: range(element.tag), trigger: trigger?.name ?? "")
    segue.identifier = element["identifier"].flatMap { $0.isEmpty ? nil : $0 }
    segue.unwindAction = element["unwindAction"]
    segue.presentationStyle = element["modalPresentationStyle"]
    segue.label = trigger.flatMap(Self.label)
    segue.rest = element.values.filter { !Self.readAttributes.contains($0.name) }
    for inner in element.children where inner.name == "segue" && inner["destination"] == nil {
      segue.rest.append((inner["key"] ?? "segue", inner["inheritsFrom"] ?? ""))
    }
    storyboard.segues.append(segue)
  }

  private static let readAttributes: Set<String> = [
    "destination", "kind", "relationship", "identifier", "unwindAction", "id", "customModuleProvider",
  ]

  /// Returns the visible label of the element that triggers a segue.
  private static func label(of trigger: XMLElement) -> String? {
    if trigger.name.lowercased().hasSuffix("controller") { return nil }
    var texts = [trigger["title"]]
    if trigger.name == "button" || trigger.name.hasSuffix("Cell") {
      let inner = trigger.descendants
      texts += inner.filter { $0.name == "state" && $0["key"] == "normal" }.map { $0["title"] }
      texts += inner.filter { $0.name == "buttonConfiguration" || $0.name == "buttonCell" }.map { $0["title"] }
      texts.append(inner.first { $0.name == "label" && $0["text"]?.isEmpty == false }?["text"])
    }
    return texts.lazy.compactMap { $0 }.first { !$0.isEmpty }
  }

  private func range(_ bytes: Range<UInt32>) -> SourceRange {
    SourceRange(file: file, start: bytes.lowerBound, end: bytes.upperBound)
  }
}
