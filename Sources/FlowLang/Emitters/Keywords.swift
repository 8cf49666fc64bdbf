extension Node.Kind {
  /// The keyword that declares one.
  var keyword: String {
    switch self {
    case .app: "app"
    case .screen: "screen"
    case .tabs: "tabs"
    case .group: "group"
    case .flow: "flow"
    }
  }
}

extension Target.Presentation {
  /// The word that asks for it.
  var keyword: String {
    switch self {
    case .push: "push"
    case .sheet: "sheet"
    case .cover: "cover"
    case .popover: "popover"
    case .dialog: "dialog"
    }
  }
}

extension Target.Fallback {
  /// The word after `or`.
  var keyword: String {
    switch self {
    case .back: "back"
    case .home: "home"
    case .dismiss: "dismiss"
    case .stay: "stay"
    }
  }
}
