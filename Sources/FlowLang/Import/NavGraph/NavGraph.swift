/// An Android navigation graph as its file says it: destinations, the graphs that hold them, actions, arguments and
/// deep links, as the Navigation component reads them (developer.android.com/guide/navigation/design).
struct NavGraph: Sendable {
  /// What `@navigation/…` calls it: the name of its file without the extension.
  let name: String
  let file: FileID
  /// Destinations, graphs and includes in the order of the file; the first is the graph of the file.
  var nodes: [Node] = []

  /// Something that a graph holds, or a graph.
  struct Node: Sendable {
    enum Kind: Hashable, Sendable {
      case graph
      /// Another file that stands here.
      case include
      /// A screen, with the name of its element: `fragment`, `dialog`, `activity`, or one of the app's own.
      case destination(String)
    }

    let kind: Kind
    /// The id, without `@+id/`.
    let id: String?
    /// The graph that it stands in.
    let parent: Int?
    let place: SourceRange
    var className: String?
    var label: String?
    /// The layout that a designer sees.
    var layout: String?
    /// The id of the destination that a graph begins with.
    var start: String?
    /// The file that an include names.
    var included: String?
    var actions: [Action] = []
    var arguments: [Argument] = []
    var deepLinks: [DeepLink] = []
    /// Every other attribute.
    var rest: [(name: String, value: String)] = []
  }

  /// A way from a destination, or, on a graph, from each inside it.
  struct Action: Sendable {
    let id: String?
    let place: SourceRange
    var destination: String?
    var popUpTo: String?
    var isInclusive = false
    var isSingleTop = false
    /// Whether it forgets all that is below, in files from before `popUpTo`.
    var clearsTask = false
    var arguments: [Argument] = []
    var rest: [(name: String, value: String)] = []
  }

  struct Argument: Sendable {
    let name: String
    var type: String?
    var isNullable = false
    var defaultValue: String?
  }

  struct DeepLink: Sendable {
    var uri: String?
    var action: String?
    var mimeType: String?
    var rest: [(name: String, value: String)] = []
  }
}

extension NavGraph.Node {
  /// The name of its element, for a destination.
  var tag: String? {
    guard case .destination(let tag) = kind else { return nil }
    return tag
  }

  var isScreen: Bool { tag != nil }
}
