extension CoveringWalks {
  /// What was found, for people.
  public var summary: String {
    var text = "\(walks.count.counted("walk")), \(taps.counted("tap")), at least \(lowerBound.grouped); \(method.rawValue)\n"
    text += "\(passages.all.count) passages\n"
    for one in untaken { text += "\(one.passage) \(one.reason)\n" }
    return text
  }
}
