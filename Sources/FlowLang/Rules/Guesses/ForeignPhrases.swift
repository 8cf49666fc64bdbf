/// Phrases of other languages and tools, and statements of this language in another order, each with its counterpart.
///
/// ``PhrasePattern`` describes the notation. A counterpart is only proposed when the flow has no new error with it, so
/// a pattern may be general. Of several patterns that match, the first is tried first.
enum ForeignPhrases {
  static let all = (swift + kotlin + dart + script + diagrams + data + orders + declarations + expectations).map {
    PhrasePattern($0.0, $0.1)
  }

  /// The rows of a table: patterns and counterparts, separated by the last `=>`. A phrase without a counterpart is
  /// removed.
  private static func rows(_ table: String) -> [(Substring, Substring)] {
    table.split(separator: "\n").compactMap { row in
      row.ranges(of: " =>").last.map { (row[..<$0.lowerBound], row[$0.upperBound...].drop { $0 == " " }) }
    }
  }

  private static let swift = rows(
    #"""
    path|navigation_path . append ( CALL ) => $2
    present ( CALL , REST ) => $1 sheet
    sheet ( is_presented|item : CALL ) => $2 sheet
    full_screen_cover ( is_presented|item : CALL ) => $2 cover
    popover ( is_presented|item : CALL ) => $2 popover
    alert ( is_presented|item : CALL ) => $2 dialog
    dismiss ( REST ) => dismiss
    self . NAME => $1
    NAME . toggle ( ) => set $1
    selected_tab|selected_index|tab_selection|current_tab = . NAME => tab $2
    selected_tab|selected_index|tab_selection|current_tab = NAME => tab $2
    UIApplication . shared . open ( REST TEXT REST ) => open $2
    open|open_url|launch_url|launch ( REST TEXT REST ) => open $3
    Link ( TEXT , destination : REST TEXT REST ) => link ~1 $1 -> open $3
    NavigationLink ( TEXT , destination : CALL ) => link ~1 $1 -> $2
    NavigationLink ( TEXT , value : CALL ) => link ~1 $1 -> $2
    NavigationLink ( TEXT ) { CALL } => link ~1 $1 -> $2
    NavigationLink ( destination : CALL ) { Text ( TEXT ) } => link ~2 $2 -> $1
    Button ( TEXT ) { REST } => link ~1 $1 -> $2
    start if NAME { CALL } else { CALL } => start $2 when $1 else $3
    ^ if NAME { CALL } else { CALL } => start $2 when $1 else $3
    WindowGroup { CALL } => start $1
    replace|over ( from : TAG ) => replace from $2
    replace|over ( from : NAME ) => replace from $2
    ^ private|fileprivate|internal ( set ) REST $ => $2
    ^ export default REST $ => $1
    ^ class|struct|object NAME : REST { => screen $2 {
    ^ private|public|internal|fileprivate|final|open|export|abstract class|struct|object NAME : REST { => screen $3 {
    ^ private|public|internal|fileprivate|static|final|abstract|sealed|data|export|default|lateinit|late|override|lazy|async|suspend|inline NAME REST $ => $2 $3
    view_controller NAME => view uikit $1
    case . NAME : break => on $1 -> stay
    on NAME { _ in } => on $1 -> stay
    on NAME { } => on $1 -> stay
    : . none => : nil
    = [ NAME ] ( ) => = []
    : [ NAME ] ( ) => : [$1] = []
    : some|any NAME => : $2
    : [ NAME ] = nil|null => : [$1] = []
    : NAME ! => : $1?
    : ? NAME => : $1?
    Tab ( TEXT , system_image : TEXT ) { CALL } => tab ~1 $1 icon $2 -> $3
    Tab ( TEXT , system_image : TEXT , REST ) { CALL } => tab ~1 $1 icon $2 -> $4
    Label ( TEXT , system_image : TEXT ) => $1 icon $2
    icon ( system_name|system_image|name : TEXT ) => icon $2
    icon ( TEXT ) => icon $1
    var body : some View { REST } => $1
    switch NAME { case REST : CALL default : CALL REST } => $3 when $1 = $2 else $4 $5
    """#)

  private static let kotlin = rows(
    #"""
    nav_controller|navigation|navigator|router|nav|controller|context . navigate|push|go|push_named|navigate_to|show|go_named ( CALL ) => $3
    nav_controller|navigation|navigator|router|nav|controller|context . navigate|push|push_named ( context , CALL ) => $3
    nav_controller|navigation|navigator|router|nav|controller|context . pop|pop_back_stack|go_back|navigate_up|back ( REST ) => back
    nav_controller|navigation|navigator|router|nav|controller|context . pop_to_top|pop_to_root|pop_to_root_view_controller ( REST ) => home
    nav_controller|navigation|navigator|router|nav|controller|context . replace|push_replacement|push_replacement_named ( CALL ) => $3 replace
    nav_controller|navigation|navigator|router|nav|controller|context . reset ( REST TEXT REST ) => %4 reset
    CALL pop_up_to ( NAME ) { inclusive = true } => $1 reset
    pop_up_to TAG inclusive => replace from $1
    pop_up_to ( NAME ) => over $1
    ^ is NAME -> REST $ => on $1 -> $2
    : nullable|optional|maybe < NAME > => : $2?
    list|array|set|array_list|mutable_list < NAME > = REST ( ) => [$2] = []
    = empty_list|list_of|array_of|emptyarray ( ) => = []
    if ( REST == NAME ) CALL else CALL => $3 when $1 = $2 else $4
    if ( NAME ) CALL else CALL => $2 when $1 else $3
    NAME ? CALL : CALL => $2 when $1 else $3
    intent . NAME TEXT => open $2
    intent ( REST TEXT REST ) => open $2
    deep_links|deeplinks = REST TEXT REST $ => url $3
    , val|var|let|required NAME => , $2
    ( val|var|let|required NAME => ( $2
    """#)

  private static let dart = rows(
    #"""
    navigator . of ( context ) . NAME ( CALL ) => $2
    go_route ( path : TEXT REST ) => url $1
    show_modal_bottom_sheet|show_bottom_sheet|showsheet ( CALL ) => $2 sheet
    show_modal_bottom_sheet|show_bottom_sheet ( REST builder : REST => CALL ) => $4 sheet
    show_dialog|show_alert|show_alert_dialog ( CALL ) => $2 dialog
    show_dialog ( REST builder : REST => CALL ) => $3 dialog
    redirect NAME ? null : CALL => requires $1 else $2
    redirect CALL when not NAME => requires $2 else $1
    redirect CALL unless|if NAME => requires $3 else $1
    this . NAME => $1
    push_replacement|push_replacement_named CALL => $2 replace
    CALL push_replacement|push_replacement_named => $1 replace
    CALL push_and_remove_until|pushnamedandremoveuntil => $1 reset
    pop_until|pop_to|unwind_to|back_to TAG => back to $2
    pop_until|pop_to|unwind_to|back_to ( CALL ) => back to $2
    pop_until|pop_to|unwind_to|back_to NAME => back to $2
    """#)

  private static let script = rows(
    #"""
    ^ < NAME . screen name = TEXT REST / > => screen %2 {}
    presentation : TEXT => sheet
    CALL replace with CALL => $2 replace
    replace with CALL => $1 replace
    CALL with NAME : NUMBER => $1($2: $3)
    CALL with NAME : TEXT => $1($2: $3)
    CALL with NAME : NAME => $1($2: $3)
    finish NAME with NAME TEXT => finish $1($2: $3)
    finish NAME with NAME NUMBER => finish $1($2: $3)
    NAME && REST $ => $2 when $1
    CALL as root => $1 reset
    ^ drawer NAME { => tabs $1 {
    """#)

  private static let diagrams = rows(
    #"""
    link NAME ARROW | NAME | => link $1 "$3" ->
    link NAME ARROW | TEXT | => link $1 $3 ->
    ^ NAME ARROW | NAME | CALL => link ~4 "$3" -> $4
    ^ NAME ARROW | TEXT | CALL => link ~4 $3 -> $4
    ^ NAME ARROW CALL : REST $ => link ~3 "$4" -> $3
    link NAME ARROW CALL [ label = TEXT ] => link $1 $4 -> $3
    link NAME ARROW CALL [ TEXT ] => link $1 $4 -> $3
    link NAME [ NAME ] ARROW => link $1 "$2" ->
    ARROW CALL [ sheet|cover|popover|dialog|push|replace|reset|reuse ] => -> $2 $3
    ARROW CALL [ NAME ] => -> $2
    ARROW CALL [ TEXT ] => -> $2
    link NAME TEXT [ NAME ] ARROW REST $ => link $1 $2 -> $5 when $3
    [ * ] ARROW NAME => start $2
    ARROW [ * ] => -> home
    ^ state TEXT as NAME => screen $2 $1
    ^ note right|left|over of NAME : REST $ => note ~2 "$3"
    ^ state NAME < < choice > > $ =>
    ^ node|edge|graph [ REST ] $ =>
    ^ rankdir|bgcolor|splines|layout|label = REST $ =>
    ^ end $ => }
    """#)

  private static let data = rows(
    #"""
    ^ NAME : true|false $ => flag $1 = $2
    icon : NAME => icon "$1"
    : ~ => : nil
    ^ on : { NAME : TEXT } => link ~1 -> %2
    ^ on : { NAME : NAME } => link ~1 -> $2
    ^ on tap|click|press TEXT -> REST $ => link ~2 $2 -> $3
    ^ on NAME ARROW REST $ => link ~1 -> $3
    ^ final NAME => outcome $1
    -> history => -> back
    ^ version|edition|flow NUMBER $ =>
    ^ version|edition TEXT $ =>
    ^ todo|fixme REST $ => // $1 $2
    """#)

  private static let orders = rows(
    #"""
    tab NAME badge TEXT icon TEXT => tab $1 $2 icon $3 badge
    ( REST , as : TAG ) => ($1) as $2
    NAME sheet|cover|popover|dialog|push|reset|replace|reuse ( REST ) => $1($3) $2
    finish NAME set NAME ( REST ) => finish $1($3) set $2
    finish NAME ( REST , set NAME ) => finish $1($2) set $3
    finish NAME . NAME => finish $2
    finish NAME NAME => finish $2
    else else => else
    else REST when REST $ => when $2 else $1
    requires else CALL NAME => requires $2 else $1
    url in tab NAME TEXT => url $2 in tab $1
    url TEXT , TEXT REST $ => url $1 $3\n  url $2 $3
    url TEXT in tab NAME NAME => url $1 in tab $2 over $3
    replace|over from NAME => replace from $2
    from TAG replace => replace from $1
    from NAME replace => replace from $1
    -> to TAG back => -> back to $1
    -> to NAME back => -> back to $1
    -> to TAG => -> back to $1
    back to TAG home|dismiss|stay => back to $1 or $2
    back to NAME home|dismiss|stay => back to $1 or $2
    back to the NAME => back to $1
    or else NAME => or $1
    or ARROW NAME => or $2
    -> tab NAME of|in NAME => -> tab $3.$1
    -> tab NAME / NAME => -> tab $2.$1
    -> tab NAME => -> tab $1
    in tab TAG => in tab %1
    when NAME when NAME => when $1, $2
    when NAME isn't NAME => when not $1 = $2
    link NAME ARROW TEXT => link $1 $3 ->
    ^ link NAME ARROW REST label|title|text TEXT $ => link $1 $5 -> $3
    link TEXT : REST $ => link ~1 $1 -> $2
    link NAME TEXT TEXT => link $1 $2
    ^ sheet|cover|popover|dialog|push NAME TEXT -> REST $ => link $2 $3 -> $4 $1
    ^ NAME link|tab|screen|flow|outcome TEXT => $2 $1 $3
    on NAME , NAME ARROW REST $ => on $1 -> $4\n    on $2 -> $4
    on NAME | NAME ARROW REST $ => on $1 -> $4\n    on $2 -> $4
    on NAME or NAME ARROW REST $ => on $1 -> $4\n    on $2 -> $4
    NAME " $ => "$1"
    "" NAME "" => "$1"
    TEXT + NAME + TEXT => "%1\"$2\"%3"
    : NAME " , => : "$1",
    : NAME " ) => : "$1")
    ^ tabs NAME REST ARROW REST $ => tab $1 $2 -> $4
    tab NAME TEXT system_name|system_image|image|symbol|img TEXT => tab $1 $2 icon $4
    """#)

  private static let declarations = rows(
    #"""
    screen NAME { TEXT => screen $1 $2 {
    screen NAME $1 { => screen $1 {
    flow NAME ( REST ) TEXT { => flow $1($2) {
    flow NAME ( REST ) : NAME { => flow $1($2) {\n  start $3
    group|tabs|app NAME ( REST ) { => $1 $2 {
    ^ screen NAME REST when REST { => screen $1$2 {\n  requires $3\n
    ^ screen|flow|group|tabs NAME REST via NAME REST { => $1 $2$3 {\n  transition $4\n
    ^ screen|flow NAME REST requires REST { => $1 $2$3 {\n  requires $4\n
    ^ screen|flow|group|tabs NAME REST url|entry|view|transition|back|note|image|embed REST { => $1 $2$3 {\n  $4 $5\n
    flag REST | REST = NAME $ => flag $3 = $1 | $2
    flag NAME ( true|false ) => flag $1 = $2
    flag NAME ( NAME , REST ) => flag $1 = $2 | $3
    NAME = NAME : NAME => $1: $3 = $2
    , NAME ARROW NAME => , $1: $3
    ( NAME ARROW NAME => ( $1: $3
    : NAME : : NAME => : $1.$2
    : NAME : : NAME => : .$2
    : : NAME => .$1
    : NAME $1 ? => : $1?
    : TEXT => : %1
    optional NAME : NAME => $1: $2?
    : NAME ? = none|None|null => : $1? = nil
    ( NAME = TEXT => ($1: String = $2
    , NAME = TEXT => , $1: String = $2
    ( NAME = NUMBER => ($1: Int = $2
    , NAME = NUMBER => , $1: Int = $2
    ( NAME = true|false => ($1: Bool = $2
    , NAME = true|false => , $1: Bool = $2
    badge : NAME => badge
    start NAME if|when NAME , NAME $ => start $1 when $3 else $4
    allow TEXT NAME => allow $2 $1
    ^ optional outcome NAME => outcome $1 -> stay
    ^ outcome NAME ? => outcome $1 -> stay
    ^ outcome NAME -> REST $ => on $1 -> $2
    ^ outcomes { CALL } => outcome $1
    ^ outcomes { CALL , CALL } => outcome $1\n  outcome $2
    ^ outcomes { CALL , CALL , CALL } => outcome $1\n  outcome $2\n  outcome $3
    outcome NAME ( void|unit|none|never|nothing ) => outcome $1
    view storyboard|xib|nib|ui_kit|uikti|uikitt|ukit NAME => view uikit $2
    view uikit|storyboard TEXT => view uikit %2
    view TEXT => view %1
    ^ back REST / REST $ => backward $1 / $2
    ^ REST / REST forward|backward $ => $3 $1 / $2
    both CALL CALL => both $1 + $2
    both CALL . CALL => both $1 + $2
    forward|backward CALL CALL / => $1 $2 + $3 /
    move|push ( TEXT ) => $1(%2)
    move|push ( to|from|to_edge|direction : NAME ) => $1($3)
    """#)

  private static let expectations = rows(
    #"""
    expect NAME of NAME within NUMBER tap|taps => expect $1 within $3 $4 of $2
    expect NAME from NAME reachable => expect $1 reachable from $2
    expect NAME only after NAME => expect $1 only after $2
    expect NAME reachable from NAME => expect $1 reachable from $2
    expect NAME can|may reach NAME => expect $3 reachable from $1
    expect never reach|show|see|open NAME => expect never $2
    expect NAME , NAME REST $ => expect $1 $3\nexpect $2 $3
    """#)
}
