/// Words of other languages and tools, each with its counterpart in this language.
///
/// They are matched without regard to case, `_` and `-`: `tabBar`, `TabBar` and `tab_bar` are one word.
enum ForeignWords {
  /// The first words of statements in other languages. Some words mean different statements in different blocks.
  private static let statements = lists([
    .screen:
      "interface protocol object page scene state route view_controller activity fragment composable struct class destination node window alert modal popup bottom_sheet action_sheet confirmation frame artboard canvas panel func function fun def",
    .tabs:
      "tab_host bottom_app_bar tab_bar tab_view bottom_navigation bottom_bar nav_bar navigation_bar tab_bar_controller tab_group bottom_nav drawer",
    .tab: "tab_item tab_bar_item bar_item item",
    .group: "module section subgraph namespace package folder cluster",
    .flow: "sub_flow coordinator wizard journey process navigation nav_graph child_flow nested_graph",
    .flag: "enum var let bool boolean const val condition variable fact context",
    .import: "include use using require",
    .transition: "animation anim animate via",
    .expect: "assert test ensure verify must should scenario given then check spec",
    .start:
      "initial initial_state start_destination entry_point begin initial_screen root_view start_screen initial_route initial_route_name root_view_controller",
    .app: "application project program application_name digraph",
    .link:
      "button action edge nav navigate segue event go goto go_to push_to on_tap on_click tap_on transition_to open navigation_link nav_link hyperlink press click hotspot interaction trigger on_press menu_item",
    .url: "deeplink deep_link uri path address href universal_link app_link deeplinks route on_open_url",
    .entry: "notification shortcut widget intent entry_point entries",
    .requires: "guard needs requires_auth middleware protect auth permission precondition only_if",
    .outcome: "result output returns return emits produces case success failure",
    .on: "case handle handler catch on_result on_exit",
    .scheme: "url_scheme",
    .domain: "host associated_domain web_domain",
    .view: "shows shown_by component render swift_ui",
    .image: "screenshot picture img",
    .embed: "embeds contains child inner include includes",
    .allow: "ignore suppress disable silence nolint swiftlint",
    .without: "hide remove exclude except drop omit unlink no",
    .back: "back_button back_mode back_navigation back_behavior",
    .note: "meta metadata comment annotation description info",
  ])

  /// The modifiers of goals in other languages.
  static let modifiers = table([
    .sheet: "modal modally present presented presents bottom_sheet half_sheet drawer form_sheet page_sheet"
      + " as_sheet modal_bottom_sheet",
    .cover: "full_screen_cover full_screen fullscreen full overlay full_cover",
    .dialog: "alert action_sheet confirmation confirmation_dialog alert_dialog popup modal_dialog confirm",
    .popover: "pop_over popup_over callout",
    .push: "pushed show stack",
    .reset: "clear_stack clear_back_stack clear_history clear_top clear_task new_task new_root set_root"
      + " root_only restart push_and_remove_until",
    .reuse: "single_top launch_single_top reuse_existing singleton",
    .replace: "replacing replaced replace_with replaces replacement push_replacement instead",
    .via: "with using animated animation transition through anim animate effect smart_animate",
    .as: "tag tagged named id label mark",
    .or: "oder ou fallback",
    .set: "sets setting assign mark_as turn_on enable",
    .clear: "unset clears resets turn_off disable remove",
    .when: "if where provided iff whenever unless only_if given cond condition guard",
    .else: "otherwise or_else elseif elif elsif",
  ])

  /// The goals of one word in other languages.
  static let goals = table([
    .back:
      "pop go_back pop_back return previous navigate_up pop_view_controller pop_back_stack backwards up prev unwind rewind history"
      + " on_back_pressed back_pressed navigate_back go_previous pop_screen pop_page pop_controller",
    .home: "pop_to_root pop_to_root_view_controller go_home pop_to_top popall pop_all start_over to_root",
    .dismiss: "close close_sheet dismiss_sheet close_modal dismiss_modal hide cancel_sheet dismiss_all",
    .continue: "proceed go_on carry_on",
    .stay: "none nothing noop no_op self this same nop void pass null",
  ])

  /// Returns the goal of one word that a key means, here or in another language.
  static func goal(_ key: String) -> TokenKind? { plainGoal(key) ?? goals[key] }

  /// Returns the goal of one word of this language that a word is.
  static func plainGoal(_ word: String) -> TokenKind? {
    TokenKind.allCases.first { TokenSet.plainGoals.contains($0) && $0.spelling == word }
  }

  /// Whether a call of a word leads somewhere: `dismiss()`, `Button("Help") { … }`.
  static func leads(_ word: String) -> Bool { goal(key(word)) != nil || statements(word).contains(.link) }

  /// Whether a condition follows a key: `when`, `guard`. `unless` negates it.
  static func isCondition(_ key: String) -> Bool { key == "when" || modifiers[key] == .when }

  /// The words before a goal in other languages, with the presentation that each means.
  static let verbs = table([
    .push:
      "push goto go_to go navigate navigate_to show segue open_screen jump move to nav route_to perform perform_segue call run",
    .sheet: "present sheet modal popup",
    .cover: "cover full_screen_cover fullscreen",
    .popover: "popover",
    .dialog: "dialog alert",
    .replace: "replace replace_with",
    .finish: "return end exit complete emit succeed fail end_with",
    .reset: "reset set_root",
  ])

  /// Returns the presentation that a verb means: `present`, `showSheet`.
  static func verb(_ word: some StringProtocol) -> TokenKind? {
    let key = key(word)
    if let kind = verbs[key] { return kind }
    let prefix = ["present", "show", "open", "display", "push"].first { key.hasPrefix($0) }
    let rest = prefix.map { String(key.dropFirst($0.count)) } ?? key
    let presentations: [TokenKind] = [.sheet, .cover, .popover, .dialog]
    guard let kind = modifiers[rest] ?? presentations.first(where: { $0.spelling == rest }) else { return nil }
    return presentations.contains(kind) && (prefix != nil || rest.hasSuffix("dialog") || rest.hasSuffix("sheet"))
      ? kind : nil
  }

  /// Returns the statements that a word begins in other languages, in the order of their kinds.
  static func statements(_ word: some StringProtocol) -> [TokenKind] {
    let key = key(word)
    return statements[key] ?? (key.hasPrefix("ui") ? statements[String(key.dropFirst(2))] : nil) ?? []
  }

  /// Returns the presentation or placing that a word means, here or in another language.
  static func presentation(_ word: String) -> String? {
    let kinds: [TokenKind] = [.sheet, .cover, .popover, .dialog, .replace, .reset, .reuse]
    let key = key(word)
    let kind = kinds.first { $0.spelling == key } ?? modifiers[key] ?? verb(key)
    return kind.flatMap { kinds.contains($0) ? $0.spelling : nil }
  }

  /// Whether a word belongs to another language.
  static func isKnown(_ word: String) -> Bool {
    let key = key(word)
    return statements[key] != nil || modifiers[key] != nil || goals[key] != nil || verb(key) != nil
  }

  /// Returns a word as a key of the tables.
  static func key(_ word: some StringProtocol) -> String {
    let word = word.lowercased()
    guard word.utf8.contains(where: { $0 == ASCII.underscore || $0 == ASCII.minus }) else { return word }
    return String(decoding: word.utf8.filter { $0 != ASCII.underscore && $0 != ASCII.minus }, as: UTF8.self)
  }

  private static func table(_ words: [TokenKind: String]) -> [String: TokenKind] {
    lists(words).compactMapValues(\.first)
  }

  private static func lists(_ words: [TokenKind: String]) -> [String: [TokenKind]] {
    var table: [String: [TokenKind]] = [:]
    // In the order of the kinds, so that nothing depends on that of a dictionary.
    for (kind, list) in words.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      for word in list.utf8.split(separator: ASCII.space) {
        let key = String(decoding: word.lazy.filter { $0 != ASCII.underscore }, as: UTF8.self)
        table[key, default: []].append(kind)
      }
    }
    return table
  }
}
