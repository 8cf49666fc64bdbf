/// The statements of this language in other words or in another order.
extension ForeignPhrases {
  static let handlers = rows(
    #"""
    on NAME { NAME in CALL } ~> on $1 -> $3
    on NAME { CALL } => on $1 -> $2
    ^ TEXT : REST , $ => on %1 -> $2
    ^ TEXT : CALL $ => on %1 -> $2
    on NAME . NAME ~> on $2
    on NAME set|clear NAME => on $1 -> stay $2 $3
    outcome NAME ( optional ) => outcome $1 -> stay
    ^ outcome? NAME ARROW ( REST ) $ => outcome $1($3)
    ^ outcome ( REST ) NAME $ => outcome $2($1)
    ARROW { NAME = true ; REST } => -> $3 set $2
    ARROW { => {
    """#)

  static let starts = rows(
    #"""
    ^ initial|initial_state|start|begin : CALL , $ => start $2
    ^ root|entry CALL $ => start $2
    ^ start : when|if : COND then|target|to : CALL else|otherwise : CALL $ => start $4 when $2 else $6
    ^ start CALL when NAME , CALL when NAME , CALL $ => start $1 when $2 else $3 when $4 else $5
    else when|if COND CALL $ ~> else $3
    ^ start NAME then NAME $ ~> start $1
    ^ start NAME , NAME $ ~> start $1
    ^ start NAME ARROW NAME $ ~> start $1
    ^ start :? when|if COND :|->|then? CALL ,? else :? CALL $ => start $4 when $2 else $5
    ^ start CALL when NAME , else CALL $ => start $1 when $2 else $3
    ^ start CALL when NAME , CALL when NAME , else CALL $ => start $1 when $2 else $3 when $4 else $5
    ^ start NAME ARROW CALL , else ARROW CALL $ => start $3 when $1 else $5
    ^ start NAME ARROW CALL , NAME ARROW CALL , else ARROW CALL $ => start $3 when $1 else $6 when $4 else $8
    flow NAME ( start_destination|start|initial|initial_screen|first|root : CALL ) { => flow $1 {\n  start $3
    ^ start when { COND ARROW CALL ;? else ARROW CALL } => start $3 when $1 else $5
    ^ if COND { start CALL } else { start CALL } => start $2 when $1 else $3
    """#)

  static let motions = rows(
    #"""
    forward|backward . REST / . REST $ => $1 $2 / $3
    forward|backward asymmetric ( insertion : . REST , removal : . REST ) => $1 $2 / $3
    forward|backward asymmetric ( insertion : REST , removal : REST ) => $1 $2 / $3
    both . move|push ( edge : . NAME ) => both $1($2)
    both .? CALL . combined ( with : .? CALL ) => both $1 + $2
    both . CALL => both $1
    / none => / identity
    none / => identity /
    ^ linear|ease_in|ease_out|ease_in_out|spring|smooth|snappy|bouncy REST $ => easing $1$2
    ^ ease|timing|curve|easing_function|animation|interpolator CALL $ => easing $2
    scale ( NAME : NUMBER ) ~> scale($2)
    easing . NAME ( duration : NUMBER ) => easing $1($2s)
    easing . CALL => easing $1
    easing|duration :|=? NUMBER => easing easeInOut($3)
    ^ transition NAME :|=? both|easing|forward|backward REST }? $ => transition $1 { $3 $4 }
    ^ transition NAME :|=? REST / REST }? $ => transition $1 { forward $3 / $4 }
    transition NAME { . CALL } => transition $1 { both $2 }
    transition NAME { CALL } => transition $1 { both $2 }
    transition NAME = . CALL $ => transition $1 { both $2 }
    transition NAME = CALL $ => transition $1 { both $2 }
    transition NAME CALL $ => transition $1 { both $2 }
    """#)

  static let orders = rows(
    #"""
    ^ if (? ! NAME )? ARROW? {? CALL REST }? $ => requires $1 else $3 $4
    ^ if|when (? not NAME )? ARROW? {? CALL REST }? $ => requires $2 else $4 $5
    ^ unless (? NAME )? ARROW? {? CALL REST }? $ => requires $1 else $3 $4
    ^ else CALL REST requires REST $ => requires $3 else $1 $2
    ^ only when|if COND ,? otherwise|else CALL REST $ => requires $2 else $4 $5
    ^ opened|reached|reachable|available|shown by|at|via|from|with|under TEXT => url $3
    ^ requires else CALL REST NAME $ => requires $3 else $1 $2
    ^ link ( name|id : TEXT , label|title|text : TEXT , destination|to|target|goal : CALL ) => link %2 $4 -> $6
    ^ link NAME ( label|title|text : TEXT ) ARROW => link $1 $3 ->
    ^ link NAME ( label|title|text : TEXT , destination|to|target|goal : CALL ) => link $1 $3 -> $5
    sheet|cover|popover|dialog|push|reset|replace|reuse [ NAME ] $ => $1 when $2
    sheet|cover|popover|dialog|push|reset|replace|reuse ( NAME ) $ => $1 when $2
    sheet|cover|popover|dialog|push|reset|replace|reuse { NAME } $ => $1 when $2
    reset NAME $ => reset set $1
    sheet|cover|popover|dialog|push|reset|replace|reuse NAME $ => $1 when $2
    ARROW when|if COND {|:|then? REST }? else {? REST }? $ => -> $5 when $3 else $6
    ARROW when|if COND {|:|then? REST }? $ => -> $5 when $3
    ^ when|if COND then? link REST $ => link $3 when $2
    ^ sheet|cover|popover|dialog|push link REST when REST $ => link $2 $1 when $3
    ^ sheet|cover|popover|dialog|push link REST $ => link $2 $1
    link NAME TEXT ( when NAME ) ARROW REST $ => link $1 $2 -> $5 when $3
    unless not NAME => when $1
    set NAME to? off|false|no|0 => clear $1
    and set NAME to NAME => set $1 = $2
    set NAME to NAME => set $1 = $2
    and set|clear NAME => $1 $2
    sheet|cover|popover|dialog|push|reset|replace|reuse transition NAME => $1 via $2
    ARROW bring_to_front|move_to_front|to_front|bring|activate TAG => -> raise $3
    if|provided|given|where|whenever|iff COND $ => when $2
    ^ require|requires|needs|guard|check ( COND ) $ => requires $2
    ^ must|should|needs be? COND else REST $ => requires $2 else $3
    when NAME > 0 => when $1
    when NAME else $ => when $1
    set|clear|when|requires|not TAG => $1 %2
    set not NAME , not NAME , not NAME => clear $1, $2, $3
    set not NAME , not NAME => clear $1, $2
    set NAME = false|no|off|0 , NAME = false|no|off|0 , NAME = false|no|off|0 => clear $1, $3, $5
    set NAME = false|no|off|0 , NAME = false|no|off|0 => clear $1, $3
    set NAME = true|yes|on|1 , NAME = false|no|off|0 => set $1 clear $3
    set NAME = false|no|off|0 , NAME = true|yes|on|1 => set $3 clear $1
    ARROW set|clear NAME NAME $ => -> $4 $2 $3
    ARROW set|clear NAME finish|tab|raise|open REST $ => -> $4 $5 $2 $3
    ARROW set|clear NAME => -> stay $2 $3
    ARROW NAME = true|yes|on => -> stay set $2
    ARROW NAME = false|no|off => -> stay clear $2
    ARROW is_presented|is_showing|is_shown|is_open|is_visible|presented|showing|is_active = false => -> dismiss
    ARROW go|return|navigate|jump|move|step|unwind|pop back to NAME => -> back to $3
    ARROW go|return|navigate|jump|move|step|unwind|pop back to TAG => -> back to $3
    ARROW back ( to : CALL ) => -> back to $2
    ARROW switch|select|change|go|jump|move to tab NAME => -> tab $3
    ARROW switch|select|change|open tab NAME => -> tab $3
    ARROW to NAME back => -> back to $2
    not when COND $ => when not $1
    tab badge NAME REST ARROW CALL $ => tab $1 $2 badge -> $4
    ARROW set|clear REST ARROW REST $ => -> $5 $2 $3
    ARROW to NAME => -> $2
    ARROW CALL finish => -> finish $2
    link ARROW CALL NAME TEXT $ => link $3 $4 -> $2
    sheet|cover|popover|dialog|push|reset|replace NAME set|when|clear => $1 via $2 $3
    sheet|cover|popover|dialog|push|reset|replace NAME $ => $1 via $2
    ARROW over NAME CALL => -> $3 over $2
    ARROW NAME NAME : CALL => -> $2($3: $4)
    NAME ( REST , replace|reset|reuse|push|sheet|cover|popover|dialog ) => $1($2) $3
    link NAME NAME TEXT => link $1+2 $3
    url|entry ( TEXT , in|in_tab|tab : NAME ) => $1 $2 in tab $4
    in tab NAME in tab $1 => in tab $1
    in tab NAME in NAME => in tab $2.$1
    in NAME tab => in tab $1
    tab icon TEXT NAME TEXT => tab $2 $3 icon $1
    tab NAME ( TEXT , icon|system_image|image : TEXT ) => tab $1 $2 icon $4
    ^ tab ( NAME , TEXT , icon|system_image|image :|= TEXT ) => tab $1 $2 icon $5
    ^ link|tab|screen|flow|flag|outcome ( NAME , REST ) REST $ => $1 $2 $3 $4
    ^ link|tab|screen|flow|flag|outcome ( NAME ) REST $ => $1 $2 $3
    badge when NAME ~> badge
    tab NAME badge TEXT icon TEXT => tab $1 $2 icon $3 badge
    ( REST , as : TAG ) => ($1) as $2
    NAME sheet|cover|popover|dialog|push|reset|replace|reuse ( REST ) => $1($3) $2
    finish NAME set NAME ( REST ) => finish $1($3) set $2
    finish NAME ( REST , set NAME ) => finish $1($2) set $3
    finish NAME . NAME ~> finish $2
    finish NAME NAME ~> finish $2
    else else => else
    requires else CALL NAME => requires $2 else $1
    ^ requires COND { REST } else CALL REST $ => requires $1 else $3 $4 { $2 }
    url in tab NAME TEXT => url $2 in tab $1
    ^ in tab NAME over CALL url|entry TEXT $ => $3 $4 in tab $1 over $2
    ^ over CALL url|entry TEXT $ => $2 $3 over $1
    url|entry sheet|cover|popover TEXT => $1 $3 $2
    on top of CALL => over $1
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
    ARROW back home => -> home
    or else NAME => or $1
    ARROW go? back to TAG ,? otherwise|else|or home|back|dismiss|stay => -> back to $2 or $4
    ARROW go? back to NAME ,? otherwise|else|or home|back|dismiss|stay => -> back to $2 or $4
    or ARROW NAME => or $2
    back to NAME or $1 => $1 reuse
    actions|action|assign : NAME = NAME => set $2 = $3
    -> tab NAME of|in NAME => -> tab $3.$1
    -> tab NAME / NAME => -> tab $2.$1
    -> tab NAME => -> tab $1
    in tab TAG => in tab %1
    when COND when COND => when $1, $2
    when NAME isn't NAME => when not $1 = $2
    link NAME ARROW TEXT => link $1 $3 ->
    ^ link NAME ARROW REST label|title|text TEXT $ => link $1 $5 -> $3
    ^ link NAME , NAME TEXT? ARROW REST $ => link $1 $3 -> $5\n  link $2 $3 -> $5
    ARROW TAG raise => -> raise $2
    tab TEXT PLAIN TEXT => tab $2 $3 icon $1
    link TEXT : REST $ => link ~1 $1 -> $2
    link NAME TEXT TEXT ~> link $1 $2
    ^ sheet|cover|popover|dialog|push NAME TEXT -> REST $ => link $2 $3 -> $4 $1
    ^ NAME link|tab|screen|flow|outcome TEXT => $2 $1 $3
    ^ NAME app|screen|tabs|group|flow|transition {|( => $2 $1 $3
    ^ app|screen|tabs|group|flow|transition { NAME => $1 $2 {
    icon badge TEXT => icon $1 badge
    on NAME , NAME ARROW REST $ => on $1 -> $4\n    on $2 -> $4
    on NAME | NAME ARROW REST $ => on $1 -> $4\n    on $2 -> $4
    on NAME or NAME ARROW REST $ => on $1 -> $4\n    on $2 -> $4
    ARROW REST when NAME or NAME $ => -> $2 when $3 else $2 when $4
    ARROW REST when NAME | | NAME $ => -> $2 when $3 else $2 when $4
    TEXT + NAME + " => "%1\"$2"
    NAME " $ => "$1"
    "" NAME "" => "$1"
    "" TEXT "" => $1
    TEXT + NAME + TEXT => "%1\"$2\"%3"
    : NAME " , => : "$1",
    : NAME " ) => : "$1")
    ^ tabs NAME REST ARROW REST $ => tab $1 $2 -> $4
    as NAME => as #%1
    tab NAME TEXT system_name|system_image|image|symbol|img TEXT => tab $1 $2 icon $4
    """#)

  static let declarations = rows(
    #"""
    ^ remote|server|dynamic|readonly|injected flag NAME REST $ => external flag $2 $3
    ^ external screen|screens LIST $ => external screen $2/\nexternal screen /
    ^ external flag|flags LIST $ => external flag $2/\nexternal flag /
    ^ external flag NAME NAME $ => external flag $1\nexternal flag $2
    ^ external view|page|activity|controller|scene NAME => external screen $2
    ^ external NAME $ => external screen $1
    ^ screen|flow|flag CALL external REST $ => external $1 $2 $3
    ^ flag NAME NAME $ => flag $1+2
    ^ flag NAME = $ => flag $1
    ^ screen NAME } => screen $1 {}
    ^ screen NAME [ ] => screen $1 {}
    ^ screen NAME ARROW NAME $ => screen $1 { link ~3 -> $3 }
    ^ screen NAME : link REST $ => screen $1 { link $2 }
    ^ embed CALL when REST $ ~> embed $1
    ^ no|hide|disable|without back $ => back declared
    screen NAME { TEXT => screen $1 $2 {
    screen NAME ( REST ) { TEXT => screen $1($2) $3 {
    flow NAME ( REST ) TEXT { ~> flow $1($2) {
    flow NAME ( REST ) : NAME { => flow $1($2) {\n  start $3
    group|tabs|app NAME ( REST ) { ~> $1 $2 {
    ^ screen NAME REST when REST { => screen $1$2 {\n  requires $3\n
    ^ screen|flow|group|tabs NAME REST via NAME REST { => $1 $2$3$5 {\n  transition $4\n
    ^ screen|flow NAME REST requires REST { => $1 $2$3 {\n  requires $4\n
    ^ screen|flow NAME { ( REST ) => $1 $2($3) {
    ^ screen|flow|group|tabs NAME REST url|entry|view|transition|back|note|image|embed|start|outcome REST { => $1 $2$3 {\n  $4 $5\n
    screen NAME sheet|cover|popover|dialog|modal|push { => screen $1 {
    screen NAME PLAIN { => screen $1 "$2" {
    screen NAME PLAIN NAME { => screen $1 "$2 $3" {
    screen NAME PLAIN NAME NAME { => screen $1 "$2 $3 $4" {
    flag REST | REST = NAME $ => flag $3 = $1 | $2
    flag NAME ( true|false ) => flag $1 = $2
    flag NAME :|=? (|[|{ LIST )|]|} => flag $1 = $4/ | /
    NAME = NAME : NAME => $1: $3 = $2
    NAME = [ ] : [ NAME ] => $1: [$2] = []
    NAME = NUMBER : NAME => $1: $3 = $2
    NAME = TEXT : NAME => $1: $3 = $2
    , NAME ARROW NAME => , $1: $3
    ( NAME ARROW NAME => ( $1: $3
    : NAME : : NAME => : $1.$2
    : NAME : : NAME ~> : .$2
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
    badge : NAME ~> badge
    start NAME if|when NAME , NAME $ => start $1 when $3 else $4
    allow TEXT NAME => allow $2 $1
    ARROW TEXT => -> %2
    ^ optional outcome NAME => outcome $1 -> stay
    ^ outcome NAME ? => outcome $1 -> stay
    ^ outcome NAME -> REST $ => on $1 -> $2
    ^ external flow NAME ARROW NAME $ => external flow $1 { outcome $3 }
    external flow NAME ( outcome NAME ) => external flow $1 { outcome $2 }
    ^ outcomes { CALL } => outcome $1
    outcome NAME ( void|unit|none|never|nothing ) => outcome $1
    view storyboard|xib|nib|ui_kit|uikti|uikitt|ukit NAME => view uikit $2
    view uikit|storyboard TEXT => view uikit %2
    view TEXT => view %1
    ^ uikit view NAME => view uikit $1
    ^ back REST / REST $ => backward $1 / $2
    ^ REST / REST forward|backward $ => $3 $1 / $2
    both CALL CALL => both $1 + $2
    both CALL . CALL => both $1 + $2
    forward|backward CALL CALL / => $1 $2 + $3 /
    move|push ( TEXT ) => $1(%2)
    move|push ( edge|to|from|to_edge|direction : .? NAME ) => $1($3)
    """#)

  static let expectations = rows(
    #"""
    expect NAME only behind|past|following|beyond NAME => expect $1 only after $3
    expect NAME only_after NAME => expect $1 only after $2
    expect screen|screens every => expect every screen
    expect all|any|everything within => expect every screen within
    expect every screen < = NUMBER => expect every screen within $1
    expect NAME in|within at most NUMBER => expect $1 within $3
    expect NAME < = NUMBER => expect $1 within $2
    expect NAME can|may|must be reached from NAME => expect $1 reachable from $3
    ^ expect that|the|for REST $ => expect $2
    expect that|the? NAME is|be|stays|remains|must|should? reachable => expect $2 reachable
    expect reachable ( NAME , from : NAME ) => expect $1 reachable from $2
    expect NAME reachable via|through|by|with NAME => expect $1 reachable from $3
    expect NAME of NAME within NUMBER tap|taps => expect $1 within $3 $4 of $2
    expect NAME from NAME reachable => expect $1 reachable from $2
    expect NAME only after NAME => expect $1 only after $2
    expect NAME reachable from NAME => expect $1 reachable from $2
    expect NAME can|may reach NAME => expect $3 reachable from $1
    expect never reach|show|see|open NAME => expect never $2
    expect NAME , NAME REST $ => expect $1 $3\nexpect $2 $3
    ^ NAME must|should|is only? come|comes|be|appear|appears|shown? only? after NAME $ => expect $1 only after $4
    ^ NAME must|should|is be? within NUMBER REST $ => expect $1 within $3 $4
    ^ NAME must|should|can|is always? be? reachable REST $ => expect $1 reachable $3
    """#)
}
