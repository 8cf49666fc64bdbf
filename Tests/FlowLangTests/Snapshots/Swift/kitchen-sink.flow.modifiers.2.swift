  /// Shows what the router presents over a layer, whatever it is.
  func sheet(_ router: SinkFlow.Router, over level: Int) -> some View {
    modifier(SinkFlow.SheetModifier(router: router, level: level))
  }
}

extension View {
  /// Keeps a person from closing a sheet or popover, from iOS 15 on.
  @ViewBuilder fileprivate func closing(isDisabled: Bool) -> some View {
    if #available(iOS 15, *) { interactiveDismissDisabled(isDisabled) } else { self }
  }

  /// The number on a tab, from iOS 15 on.
  @ViewBuilder fileprivate func number(_ count: Int) -> some View {
    if #available(iOS 15, *) { badge(count) } else { self }
  }
}
#endif
