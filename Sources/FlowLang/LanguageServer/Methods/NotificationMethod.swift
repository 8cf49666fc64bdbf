/// A notification that the server listens to; others are passed over, as the protocol wants it. To add one, write it into
/// the file of its family and list it in ``all``.
struct NotificationMethod: Sendable {
  /// What it is called.
  let name: String
  /// Whether it is heard at any time, and not only between `initialize` and `shutdown`.
  var isAlwaysHeard = false
  /// Does what it asks. What it throws nobody hears: a notification has no answer.
  let take: @Sendable (inout LanguageServer, Parameters) throws(ResponseError) -> Void

  init(
    _ name: String, isAlwaysHeard: Bool = false,
    take: @escaping @Sendable (inout LanguageServer, Parameters) throws(ResponseError) -> Void
  ) {
    self.name = name
    self.isAlwaysHeard = isAlwaysHeard
    self.take = take
  }

  /// Every notification.
  static let all: [NotificationMethod] = [
    .initialized, .exit, .didOpen, .didChange, .didClose, .didSave, .didChangeWatchedFiles, .didChangeWorkspaceFolders,
  ]

  /// The notification of a name.
  static func named(_ name: String) -> NotificationMethod? { table[name] }

  private static let table = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}
