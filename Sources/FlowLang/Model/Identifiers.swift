/// The number of something in one of the model's arrays. `Kind` only tells the numbers of different things apart.
public struct Identifier<Kind>: Hashable, Comparable, Sendable {
  let index: UInt32

  @inline(__always)
  init(_ index: UInt32) { self.index = index }

  @inline(__always)
  init(_ index: Int) { self.index = UInt32(index) }

  /// In the order in which they were declared.
  public static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}

/// A name in the ``NameTable``.
public typealias NameID = Identifier<NameTable>
/// The app, a screen, tab bar, group or flow.
public typealias NodeID = Identifier<Node>
/// A declared link.
public typealias LinkID = Identifier<Link>
/// Where a link, guard or handler leads.
public typealias TargetID = Identifier<Target>
/// A tag, whoever gives it.
public typealias TagID = Identifier<Tag>
/// A yes/no fact.
public typealias FlagID = Identifier<Flag>
/// A declared animation.
public typealias TransitionID = Identifier<Transition>
/// An outcome of a flow.
public typealias OutcomeID = Identifier<Outcome>
/// A parameter of a screen, flow or outcome.
public typealias ParameterID = Identifier<Parameter>
/// A tab of a tab bar.
public typealias TabID = Identifier<Tab>
/// What is written for a tab in a target or url.
public typealias TabReferenceID = Identifier<TabReference>

extension Identifier<Node> {
  /// The first node: the app itself, there even when no `app` is declared.
  static var app: NodeID { NodeID(0 as UInt32) }
}
