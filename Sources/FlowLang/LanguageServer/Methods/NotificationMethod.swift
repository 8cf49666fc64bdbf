/// A notification that the server handles; others are ignored, as the protocol requires. To add one, write it into the
/// file of its family and list it in ``all``.
struct NotificationMethod: Sendable {
  /// The name of the method.
  let name: String
  /// Whether the notification is handled at any time, and not only between `initialize` and `shutdown`.
  var isAlwaysHandled = false
  /// Handles the notification. Errors are ignored, because a notification has no response.
  let take: @Sendable (inout LanguageServer, Parameters) throws(ResponseError) -> Void

  init(
    _ name: String, isAlwaysHandled: Bool = false,
    take: @escaping @Sendable (inout LanguageServer, Parameters) throws(ResponseError) -> Void
  ) {
    self.name = name
    self.isAlwaysHandled = isAlwaysHandled
    self.take = take
  }

  static let all: [NotificationMethod] = [
    .initialized, .exit, .didOpen, .didChange, .didClose, .didSave, .didChangeWatchedFiles, .didChangeWorkspaceFolders,
  ]

  static func named(_ name: String) -> NotificationMethod? { table[name] }

  private static let table = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}
