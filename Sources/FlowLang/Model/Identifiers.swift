/// The index of an element in one of the model's arrays. `Kind` keeps the indices into different arrays apart.
public struct Identifier<Kind>: Hashable, Comparable, Sendable {
  let index: UInt32

  @inline(__always) init(_ index: UInt32) { self.index = index }

  @inline(__always) init(_ index: Int) { self.index = UInt32(index) }

  /// Compares by the order of declaration.
  public static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}

/// A name in the ``NameTable``.
public typealias NameID = Identifier<NameTable>
/// A node: the app, a screen, tab bar, group or flow.
public typealias NodeID = Identifier<Node>
/// A declared link.
public typealias LinkID = Identifier<Link>
/// A target of a link, guard or handler.
public typealias TargetID = Identifier<Target>
/// A tag, shared by all targets that give it.
public typealias TagID = Identifier<Tag>
/// A yes/no fact: a flag, or a value of a flag.
public typealias FlagID = Identifier<Flag>
/// A declared animation.
public typealias TransitionID = Identifier<Transition>
/// An outcome of a flow.
public typealias OutcomeID = Identifier<Outcome>
/// A parameter of a screen, flow or outcome.
public typealias ParameterID = Identifier<Parameter>
/// A tab of a tab bar.
public typealias TabID = Identifier<Tab>
/// A mention of a tab in a target or url.
public typealias TabReferenceID = Identifier<TabReference>

extension Identifier<Node> {
  /// The first node: the app itself, there even when no `app` is declared.
  static var app: NodeID { NodeID(0 as UInt32) }
}
