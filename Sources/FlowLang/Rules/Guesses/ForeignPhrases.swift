/// Phrases of other languages and tools, and statements of this language in another order, each with its counterpart.
///
/// ``PhrasePattern`` describes the notation. A counterpart is only proposed when the flow has no new error with it, so
/// a pattern may be general. Of several patterns that match, the first is tried first, but one that loses a part of the
/// statement only after those that keep all.
enum ForeignPhrases {
  static let all =
    swift + kotlin + dart + script + diagrams + data + handlers + starts + orders + declarations + motions
    + expectations

  /// The rows of a table: patterns and counterparts, separated by the last `=>`, or by `~>` where the counterpart leaves
  /// out a name, a text or a number of the phrase. A phrase without a counterpart is removed.
  static func rows(_ table: String) -> [PhrasePattern] {
    table.split(separator: "\n").compactMap { row in
      let arrow = row.ranges(of: " ~>").last ?? row.ranges(of: " =>").last
      return arrow.map { arrow in
        PhrasePattern(
          row[..<arrow.lowerBound], row[arrow.upperBound...].drop { $0 == " " }, isLossy: row[arrow] == " ~>")
      }
    }
  }

  private static let swift = rows(
    #"""
    path|navigation_path . remove_last ( $1 . count ) => home
    pop|pop_view_controller|pop_view|go_back|navigate_up ( REST ) ~> back
    \ " REST \ " => "$1"
    NAME . NAME . self => $1.$2
    ^ view = NAME . self $ => view $1
    ARROW NAME . self => -> $2
    ^ let|var|val|const NAME = REST ( true|false ) REST $ ~> flag $2 = $4
    ^ let|const [ NAME , NAME ] = NAME ( true|false ) $ ~> flag $2 = $5
    NAME ( is_presented|item|selection : $|$ NAME ) ~> $1
    NAME ( NAME : $|$ NUMBER ) ~> $1
    NAME ( NAME : $|$ NUMBER . NAME ) ~> $1
    NAME ( REST , NAME : $|$ NUMBER ) ~> $1($2)
    NAME ( REST , NAME : $|$ NUMBER . NAME ) ~> $1($2)
    NAME . sheet|cover|popover|dialog ( REST ) ~> $1 $2
    ^ view NAME ( REST ) $ ~> view $1
    ^ view uikit NAME ( REST ) $ ~> view uikit $1
    screen NAME ( title|label|name|text : TEXT ) => screen $1 $3
    ? COND $ => when $1
    & & COND $ => when $1
    path|navigation_path . append ( CALL ) => $2
    present ( CALL , REST ) ~> $1 sheet
    sheet ( is_presented|item : CALL ) => $2 sheet
    full_screen_cover ( is_presented|item : CALL ) => $2 cover
    popover ( is_presented|item : CALL ) => $2 popover
    alert ( is_presented|item : CALL ) => $2 dialog
    self? .? dismiss ( REST ) ~> dismiss
    self . CALL => $1
    NAME . toggle ( ) => set $1
    selected_tab|selected_index|tab_selection|current_tab = . NAME => tab $2
    selected_tab|selected_index|tab_selection|current_tab = NAME => tab $2
    UIApplication . shared . open ( REST TEXT REST ) ~> open $2
    open|open_url|launch_url|launch ( REST TEXT REST ) ~> open $3
    Link ( TEXT , destination : REST TEXT REST ) ~> link ~1 $1 -> open $3
    NavigationLink ( TEXT , destination : CALL ) => link ~1 $1 -> $2
    NavigationLink ( TEXT , value : CALL ) => link ~1 $1 -> $2
    NavigationLink ( TEXT ) { CALL } => link ~1 $1 -> $2
    NavigationLink ( destination : CALL ) { Text ( TEXT ) } => link ~2 $2 -> $1
    Button ( TEXT ) { CALL } => link ~1 $1 -> $2
    Button ( TEXT ) { REST ( .? NAME ) } ~> link ~1 $1 -> +3
    Button ( TEXT ) { REST } => link ~1 $1 -> $2
    ^ let|var|val|const NAME = CALL $ => link $2 -> $3
    ^ extension NAME REST { REST } $ ~>
    ^ typealias|typedef NAME = REST $ ~>
    ^ if COND { CALL } else { CALL } => start $2 when $1 else $3
    WindowGroup { CALL } => start $1
    replace|over ( from : TAG ) => replace from $2
    replace|over ( from : NAME ) => replace from $2
    ^ private|fileprivate|internal ( set ) REST $ => $2
    ^ export default REST $ => $1
    ^ class|struct|object NAME : REST { ~> screen $2 {
    ^ class|struct|object NAME : CALL $ ~> screen $2 {}
    ^ private|public|internal|fileprivate|final|open|export|abstract class|struct|object NAME : REST { ~> screen $3 {
    ^ private|public|internal|fileprivate|static|final|abstract|sealed|data|export|default|lateinit|late|override|lazy|async|suspend|inline NAME REST $ => $2 $3
    view_controller NAME => view uikit $1
    case .? NAME : break|return|pass|nil|null => on $1 -> stay
    ^ . NAME ARROW REST $ => on $1 -> $3
    on NAME { _ in } => on $1 -> stay
    on NAME { } => on $1 -> stay
    : . none => : nil
    = [ NAME ] ( ) ~> = []
    : [ NAME ] ( ) => : [$1] = []
    : some|any NAME => : $2
    : [ NAME ] = nil|null => : [$1] = []
    : NAME ! => : $1?
    : ? NAME => : $1?
    Tab ( TEXT , system_image : TEXT ) { CALL } => tab ~1 $1 icon $2 -> $3
    Tab ( TEXT , system_image : TEXT , REST ) { CALL } ~> tab ~1 $1 icon $2 -> $4
    Label ( TEXT , system_image : TEXT ) => $1 icon $2
    icon ( system_name|system_image|name : TEXT ) => icon $2
    icon ( TEXT ) => icon $1
    var body : some View { CALL } => view $1
    var body : some View { REST } => $1
    switch NAME { case REST : CALL default : CALL REST } => $3 when $1 = $2 else $4 $5
    ^ switch NAME { PAIRS } $ ~> on $2/\n  on /
    sheet|cover|popover|dialog|push|replace|reset|reuse|back|home|dismiss|stay ( ) => $1
    badge ( REST ) ~> badge
    ARROW return to NAME => -> back to $2
    ARROW return|do|await|try|then|go back|home|dismiss|stay => -> $3
    ARROW return|do|await|try|then REST $ => -> $3
    """#)

  private static let kotlin = rows(
    #"""
    ARROW pop_up_to|pop_back_stack|pop_to|pop_to_view_controller|pop_to_screen ( CALL ) => -> back to $3
    ARROW pop_up_to|pop_back_stack|pop_to|pop_to_view_controller|pop_to_screen NAME => -> back to $3
    ^ composable|dialog|fragment|activity|route|page|screen ( TEXT ) { => screen %2 {
    ^ composable|dialog|fragment|activity|route|page|screen < NAME > => screen $2
    ^ composable|dialog|fragment|activity|route|page|screen ( route|name = TEXT ) { => screen %3 {
    ^ navigation ( TEXT ) { => flow %1 {
    ARROW pop_up_to|pop_back_stack|pop_to|pop_to_view_controller|pop_to_screen ( CALL , REST ) ~> -> back to $3
    ^ enum class NAME { LIST } => flag $1 = $2/ | /
    ^ data|sealed|final|open|abstract|public|private|internal object|class|struct|interface NAME { => screen $3 {
    NAME ? : NAME => $1: $2?
    ^ ROUTER ?? . navigate|push|go|push_named|navigate_to|show|go_named ( CALL ) $ => link ~3 -> $3
    ^ ROUTER ?? . push_view_controller|show ( CALL REST ) $ ~> link ~3 -> $3
    ^ ROUTER ?? . present ( CALL REST ) $ ~> link ~2 -> $2 sheet
    ROUTER ?? . dismiss ( REST ) ~> dismiss
    ROUTER ?? . navigate|push|go|push_named|navigate_to|show|go_named ( CALL ) => $3
    ROUTER ?? . navigate|push|push_named ( context , CALL ) => $3
    ROUTER ?? . present ( . NAME ) => +2 sheet
    ROUTER ?? . present ( CALL REST ) ~> $2 sheet
    ROUTER ?? . navigate|push|show|open|push_view_controller ( . NAME ) => +3
    ROUTER ?? . push_view_controller ( CALL REST ) ~> $2
    path|navigation_path . remove_last|pop_last ( REST ) ~> back
    path|navigation_path . remove_all ( REST ) ~> home
    ROUTER ?? . pop|pop_view_controller|go_back|navigate_up|back ( REST ) ~> back
    ROUTER ?? . pop_back_stack ( true|false? ) => back
    ROUTER ?? . pop_to_top|pop_to_root|pop_to_root_view_controller ( REST ) ~> home
    ROUTER ?? . replace|push_replacement|push_replacement_named ( CALL ) => $3 replace
    ROUTER ?? . reset ( REST TEXT REST ) ~> %4 reset
    CALL pop_up_to ( NAME ) { inclusive = true } ~> $1 reset
    CALL { pop_up_to ( NAME ) { inclusive = true } } => $1 replace from $2
    CALL { pop_up_to ( NAME ) } => $1 over $2
    NAME . select|select_tab|switch_tab|switch_to ( .? NAME ) ~> tab $3
    pop_up_to TAG inclusive => replace from $1
    pop_up_to ( NAME ) => over $1
    ARROW finish ( ) => -> dismiss
    NAME : : class . java => $1
    NAME : : class => $1
    ARROW navigate|push|present|show|open|go ( route|destination|to|screen|name|path|page =|: CALL ) => -> $5
    ^ deep_link|deep_links|nav_deep_link {|( uri_pattern|uri|path|pattern|url =|: TEXT }|) => url $5
    ^ val|var NAME by NAME { NAME ( true|false ) } $ ~> flag $2 = $5
    ^ val|var NAME by REST ( true|false ) REST $ ~> flag $2 = $4
    ^ navigation ( start_destination = TEXT , route = TEXT ) { => flow %2 {\n  start %1
    ^ navigation ( route = TEXT , start_destination = TEXT ) { => flow %1 {\n  start %2
    CALL { presentation|type|mode|style|as|modal|transition : TEXT } => $1 %3
    [ guard|cond|condition|when|if : COND ] => when $2
    CALL . apply|also|let|run { REST } ~> $1
    ^ is NAME -> REST $ => on $1 -> $2
    : nullable|optional|maybe < NAME > => : $2?
    list|array|set|array_list|mutable_list < NAME > = REST ( ) ~> [$2] = []
    = empty_list|list_of|array_of|emptyarray ( ) => = []
    if COND {|then? CALL REST }? else {? CALL REST }? => $3 $4 when $1 else $5 $6
    ARROW COND ? REST : REST $ => -> $3 when $2 else $4
    COND ? CALL : CALL => $2 when $1 else $3
    intent . NAME TEXT ~> open $2
    intent ( REST TEXT REST ) ~> open $2
    deep_links|deeplinks = REST TEXT REST $ ~> url $3
    , val|var|let|required NAME => , $2
    ( val|var|let|required NAME => ( $2
    """#)

  private static let dart = rows(
    #"""
    navigator . of ( context ) . NAME ( CALL ) ~> $2
    ROUTER ?? . pop_until ( REST . is_first ) ~> home
    go_route ( path : TEXT REST ) ~> url $1
    show_modal_bottom_sheet|show_bottom_sheet|showsheet ( CALL ) => $2 sheet
    show_modal_bottom_sheet|show_bottom_sheet ( REST builder : REST => CALL ) ~> $4 sheet
    show_dialog|show_alert|show_alert_dialog ( CALL ) => $2 dialog
    show_dialog ( REST builder : REST => CALL ) ~> $3 dialog
    redirect NAME ? null : CALL => requires $1 else $2
    redirect CALL when not NAME => requires $2 else $1
    redirect CALL unless|if NAME => requires $3 else $1
    this . CALL => $1
    push_replacement|push_replacement_named CALL => $2 replace
    CALL push_replacement|push_replacement_named => $1 replace
    CALL push_and_remove_until|pushnamedandremoveuntil => $1 reset
    pop_until|pop_to|unwind_to|back_to TAG => back to $2
    pop_until|pop_to|unwind_to|back_to ( CALL ) => back to $2
    pop_until|pop_to|unwind_to|back_to NAME => back to $2
    """#)

  private static let script = rows(
    #"""
    ARROW navigate|push|show|open|go ( CALL ) => -> $3
    CALL with replace|reset|reuse|push|sheet|cover|popover|dialog => $1 $2
    CALL with NAME $ => $1($2: $2)
    CALL < NAME > => $1($2: $2)
    NAME ( replace|reset|reuse|push|sheet|cover|popover|dialog : true ) => $1 $2
    CALL < replace|reset|reuse|push|sheet|cover|popover|dialog > => $1 $2
    CALL { replace|reset|reuse|push|sheet|cover|popover|dialog : true } => $1 $2
    ARROW < NAME / > => -> $2
    ARROW ( ) ARROW CALL => -> $3
    ^ type NAME = boolean|bool $ => flag $1
    ^ type NAME = LIST $ => flag $1 = $2/ | /
    ( NAME ARROW . NAME => ($1: .$3
    ^ < NAME . screen name = TEXT REST / > ~> screen %2 {}
    ^ < NAME . screen name = TEXT REST / > $ ~>
    ^ < transition event = TEXT target = TEXT REST > ~> link ~1 -> %2
    presentation : TEXT ~> sheet
    CALL replace with CALL ~> $2 replace
    replace with CALL => $1 replace
    CALL with NAME : NUMBER => $1($2: $3)
    CALL with NAME : TEXT => $1($2: $3)
    CALL with NAME : NAME => $1($2: $3)
    finish NAME with NAME TEXT => finish $1($2: $3)
    finish NAME with NAME NUMBER => finish $1($2: $3)
    NAME && REST $ => $2 when $1
    CALL as root => $1 reset
    ^ drawer NAME { => tabs $1 {
    ^ function|const|func|fun NAME ( { REST } ) { ~> screen $2 {
    ^ const|let|var|export NAME = create_bottom_tab_navigator|create_tab_navigator|create_material_top_tab_navigator ( { => tabs $2 {
    """#)

  private static let diagrams = rows(
    #"""
    ^ screen NAME [ NAME ] { => screen $1 "$2" {
    ^ screen NAME [ TEXT ] { => screen $1 $2 {
    ^ TEXT ARROW TEXT [ REST label = TEXT REST ] ~> link ~5 $5 -> %3
    ^ TEXT ARROW TEXT $ ~> link ~3 -> %3
    ^ NAME : NAME ARROW CALL $ ~> link ~2 "$2" -> $4
    ^ NAME ARROW NAME : TEXT $ ~> link ~3 $4 -> finish $3
    ^ NAME ARROW CALL : TEXT $ ~> link ~3 $4 -> $3
    ^ NAME : TEXT ARROW REST $ => link $1 $2 -> $4
    ^ NAME ARROW CALL : NAME $ ~> link ~4 "$4" -> $3
    ^ NAME ARROW TEXT ARROW CALL $ ~> link ~3 $3 -> $5
    ^ NAME --|==|-. NAME ARROW CALL $ ~> link ~3 "$3" -> $5
    link NAME ARROW CALL : TEXT => link $1 $4 -> $3
    link NAME ARROW CALL : REST $ => link $1 "$4" -> $3
    ^ PLAIN [|(|{ TEXT ]|)|} $ => screen $1 $3 {}
    ^ PLAIN [|(|{ NAME ]|)|} $ => screen $1 "$3" {}
    ^ style|class_def|link_style|direction|skinparam|theme REST $ ~>
    ^ class NAME NAME $ ~>
    ^ tag|tags|anchor TAG $ ~>
    CALL [ sheet|cover|popover|dialog|push|replace|reset|reuse ] => $1 $2
    CALL [ NAME ] => $1($2: $2)
    ^ ARROW NAME $ => link ~2 -> $2
    ^ ; REST $ => // $1
    ^ / REST $ => // $1
    ^ = = = REST = = = $ => // $1
    link NAME TEXT ARROW | NAME | ~> link $1 $2 ->
    link NAME TEXT ARROW | TEXT | ~> link $1 $2 ->
    ^ CALL < - link REST $ => link $2 -> $1
    link NAME ARROW | NAME | => link $1 "$3" ->
    link NAME ARROW | TEXT | => link $1 $3 ->
    ^ NAME ARROW | NAME | CALL ~> link ~4 "$3" -> $4
    ^ NAME ARROW | TEXT | CALL ~> link ~4 $3 -> $4
    ^ NAME ARROW CALL : REST $ ~> link ~3 "$4" -> $3
    link NAME ARROW CALL [ label = TEXT ] => link $1 $4 -> $3
    link NAME ARROW CALL [ TEXT ] => link $1 $4 -> $3
    link NAME [ NAME ] ARROW => link $1 "$2" ->
    ARROW CALL [ sheet|cover|popover|dialog|push|replace|reset|reuse ] => -> $2 $3
    ARROW CALL [ NAME ] ~> -> $2
    ARROW CALL [ TEXT ] ~> -> $2
    link NAME TEXT [ NAME ] ARROW REST $ => link $1 $2 -> $5 when $3
    [ * ] ARROW NAME => start $2
    ^ NAME ARROW [ * ] $ ~>
    ARROW [ * ] => -> home
    ^ state TEXT as NAME => screen $2 $1
    ^ note right|left|over of NAME : REST $ => note ~2 "$3"
    ^ state NAME < < choice >> $ ~>
    ^ node|edge|graph [ REST ] $ ~>
    ^ rankdir|bgcolor|splines|layout|label = REST $ ~>
    ^ end $ => }
    """#)

  private static let data = rows(
    #"""
    ^ TEXT : { => screen %1 {
    ^ TEXT { => screen %1 {
    ^ outcome : { name : TEXT , TEXT : TEXT } ,? $ => outcome %1(%2: %3)
    ^ - tab : NAME title|label|text : CALL icon|image : REST screen|target|to|page : CALL $ => tab $1 "$3" icon "$5" -> $7
    ^ - tab : NAME title|label|text : CALL screen|target|to|page : CALL $ => tab $1 "$3" -> $5
    ^ TEXT : TEXT ,? $ => %1 $2
    ( { REST } ) => ($1)
    ^ screen|flow|group|tabs : TEXT REST $ => $1 %2 $3
    ^ link|transition|edge :? {? name|id|link : CALL , label|title|text : TEXT , target|to|goal|destination|screen : CALL }? $ => link ~3 $5 -> $7
    ^ {? link|name|id : CALL , label|title|text : TEXT , target|to|goal|destination|screen : CALL }? ,? $ => link ~2 $4 -> $6
    ^ {? link|name|id : CALL , target|to|goal|destination|screen : CALL }? ,? $ => link ~2 -> $4
    ^ - {? link|name|id : CALL label|title|text : CALL target|to|goal|destination|screen : CALL $ => link ~2 "$4" -> $6
    ^ - {? link|name|id : CALL label|title|text : TEXT target|to|goal|destination|screen : CALL $ => link ~2 $4 -> $6
    ^ start :? { if|when|cond|guard : COND , then|target|to : CALL , else|otherwise : CALL } => start $4 when $2 else $6
    link NAME : label|title|text : TEXT target|to|goal|destination|screen : CALL REST $ => link $1 $3 -> $5 $6
    link NAME : target|to|goal|destination|screen : CALL label|title|text : TEXT $ => link $1 $5 -> $3
    ^ NAME : { type : TEXT } ,? $ ~> outcome $1
    ^ on :|=? { PAIRS } $ => on $2/\n  on /
    ^ on :|=? PAIRS $ => on $2/\n  on /
    ^ on :|=? { PAIRS } $ => link ~2/\n  link /
    actions|action|effect|effects : assign ( { NAME : true } ) => set $2
    actions|action|effect|effects : assign ( { NAME : false } ) => clear $2
    assign ( { NAME : true } ) => set $1
    assign ( { NAME : false } ) => clear $1
    actions|action|effect|effects : assign ( { NAME : TEXT } ) => set $2 = %3
    ^ TEXT : true|false , $ => flag %1 = $2
    ^ - view|image|embed|without|scheme|domain|start|outcome|back|url|entry|requires : REST $ => $1 $2
    ^ - NAME : CALL $ => link ~1 -> $2
    ^ NAME : { target|to|goal : CALL } => link ~1 -> $3
    ^ NAME : { target|to|goal : CALL } => on $1 -> $3
    link NAME :? { label|title|text :? TEXT ,? target|to|goal|destination :? CALL ,? } => link $1 $3 -> $5
    ARROW { target|to|goal : CALL } => -> $3
    ARROW target|to|goal|destination : CALL => -> $3
    ^ outcomes :|=? [|{|(? LIST ]|}|)? $ => outcome $3/\n  outcome /
    ^ NAME : true|false $ => flag $1 = $2
    icon : NAME => icon "$1"
    : ~ => : nil
    ^ scheme|domain :? [ NAME ] $ => $1 "$2"
    ^ flag NAME = LIST $ => flag $1 = $2/ | /
    ^ on NAME : CALL REST $ => link ~1 -> $2 $3
    ^ NUMBER NAME REST $ ~> $2 $3
    ^ NUMBER .|)|: NAME REST $ ~> $3 $4
    ^ TEXT NAME TEXT? ARROW REST $ => %1 $2 $3 -> $5
    ^ TEXT NAME {|( => %1 $2 $3
    ^ require ( TEXT ) => import $1
    ^ import {|* REST from TEXT $ ~> import $3
    ^ on tap|click|press TEXT -> REST $ => link ~2 $2 -> $3
    ^ on NAME ARROW REST $ => link ~1 -> $3
    ^ final NAME => outcome $1
    -> history => -> back
    ^ version|edition|flow NUMBER $ ~>
    ^ version|edition TEXT $ ~>
    ^ todo|fixme REST $ => // $1 $2
    """#)
}
