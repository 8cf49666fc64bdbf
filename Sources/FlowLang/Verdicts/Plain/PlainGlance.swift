/// What a link does, in 4 bytes, where a glance tells: it puts a screen on the entry at hand, with no tag, or it puts
/// nothing anywhere.
///
/// A search over a million screens waits for memory, and the links of a screen are so in one line of a cache.
struct PlainGlance {
  private let bits: UInt32

  /// Where the base begins, above the number of a screen: a file of ``SourceFile/maximumSize`` has not so many.
  private static let baseShift: UInt32 = 28
  /// It puts nothing anywhere: it goes back, selects a tab, leaves the app, or has an error.
  static let nothing = PlainGlance(bits: 14 << baseShift)
  /// It does something else.
  static let other = PlainGlance(bits: 15 << baseShift)

  private init(bits: UInt32) { self.bits = bits }

  /// What a glance tells of a step.
  init(at step: PlainStep) {
    switch step.kind {
    case .nothing, .back, .home, .dismiss, .backTo, .backToRoot, .tab: self = .nothing
    case .put where step.tag == PlainStep.none && !step.isCall && !step.isBar:
      let base = step.presentation == 0 ? .pushed : PlainGraph.Base(layer: step.presentation)
      bits = step.shown | UInt32(base.rawValue) << Self.baseShift
    default: self = .other
    }
  }

  /// Whether it puts a screen on the entry, and nothing else.
  @inline(__always)
  var isPut: Bool { bits < Self.nothing.bits }
  @inline(__always)
  var isPush: Bool { bits < 1 << Self.baseShift }
  var isOther: Bool { bits == Self.other.bits }

  /// The screen that is put.
  @inline(__always)
  var screen: UInt32 { bits & (1 << Self.baseShift - 1) }
  /// How it is put. The bits came from a base, so they are one.
  @inline(__always)
  var base: PlainGraph.Base { PlainGraph.Base(rawValue: UInt8(bits >> Self.baseShift)) ?? .pushed }

  /// The entry that is put, in no tab.
  var vertex: PlainGraph.Vertex {
    PlainGraph.Vertex(
      screen: screen, tag: PlainStep.none, call: PlainStep.none, cover: 0, context: 0, base: base)
  }
}

/// The numbers of the entries that are put at a glance: a row for each base, made when it is first needed, with a place
/// for each screen.
struct PlainPutNumbers {
  private var numbers: [UInt32] = []
  /// Where the row of each base begins.
  private var rows: [Int] = Array(repeating: -1, count: 6)
  private let screenCount: Int

  init(screenCount: Int) { self.screenCount = screenCount }

  /// The number of what is put, if it has one; `PlainStep.none` otherwise.
  subscript(put: PlainGlance) -> UInt32 {
    @inline(__always) get {
      let row = rows[Int(put.base.rawValue)]
      return row < 0 ? PlainStep.none : numbers[row &+ Int(put.screen)]
    }
    set {
      let base = Int(put.base.rawValue)
      if rows[base] < 0 {
        rows[base] = numbers.count
        numbers.append(contentsOf: repeatElement(PlainStep.none, count: screenCount))
      }
      numbers[rows[base] + Int(put.screen)] = newValue
    }
  }
}
