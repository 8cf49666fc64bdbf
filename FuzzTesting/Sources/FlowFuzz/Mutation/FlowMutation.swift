@testable import FlowLang

/// Changes flows as people and tools do: whole statements and blocks come, go, move and are taken from other flows, and
/// names are mixed up.
enum FlowMutation: Mutation {
  static func change(_ bytes: [UInt8], with other: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    let draft = FlowDraft(bytes)
    switch random.int(below: 12) {
    case 0, 1: return DamagedSource(bytes).damaged(&random).bytes
    case 2: return draft.withoutPart(&random)
    case 3: return draft.withPartTwice(&random)
    case 4: return draft.withPartElsewhere(&random)
    case 5, 6: return draft.replacingPart(from: FlowDraft(other), &random)
    case 7: return draft.inserting(FlowDraft(other).part(&random), &random)
    case 8: return draft.inserting(StatementForms.statement(draft.names, &random), &random)
    case 9: return draft.replacingName(&random)
    case 10: return draft.renaming(&random)
    default: return draft.unbalanced(&random)
    }
  }
}

/// A flow with its parts and names in view.
struct FlowDraft {
  private let bytes: [UInt8]
  private let tree: SyntaxTree
  /// The nodes that a flow is put together from, from items down to targets.
  private let parts: [SyntaxID]
  /// The tokens that are names.
  private let nameTokens: [Token]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let tree = Parser.parse(SourceFile(path: "", bytes: bytes))
    self.tree = tree
    parts = tree.nodes.indices.dropFirst().map { SyntaxID(UInt32($0)) }
      .filter { tree.range(of: $0).start < tree.range(of: $0).end }
    nameTokens = tree.tokens.filter { $0.kind == .name || $0.kind == .quotedName || $0.kind == .tag }
  }

  /// The names of the flow, as often as they stand in it.
  var names: [[UInt8]] { nameTokens.map { Array(bytes[$0.range]) } }

  private func range(_ part: SyntaxID) -> Range<Int> {
    let range = tree.range(of: part)
    return Int(range.start)..<Int(range.end)
  }

  /// A part of the flow as text; empty where it has none.
  func part(_ random: inout SeededRandom) -> [UInt8] { parts.isEmpty ? [] : Array(bytes[range(random.pick(parts))]) }

  func withoutPart(_ random: inout SeededRandom) -> [UInt8] {
    parts.isEmpty ? bytes : bytes.replacing(range(random.pick(parts)), with: [])
  }

  func withPartTwice(_ random: inout SeededRandom) -> [UInt8] {
    if parts.isEmpty { return bytes }
    let range = range(random.pick(parts))
    return bytes.replacing(range.upperBound..<range.upperBound, with: [ASCII.lineFeed] + bytes[range])
  }

  func withPartElsewhere(_ random: inout SeededRandom) -> [UInt8] {
    parts.isEmpty ? bytes : bytes.swapping(range(random.pick(parts)), range(random.pick(parts)))
  }

  /// One part in the place of another of its kind, where there is one.
  func replacingPart(from other: FlowDraft, _ random: inout SeededRandom) -> [UInt8] {
    if parts.isEmpty { return bytes }
    let part = random.pick(parts)
    let alike = other.parts.filter { other.tree[$0].kind == tree[part].kind }
    if alike.isEmpty { return bytes }
    return bytes.replacing(range(part), with: other.bytes[other.range(random.pick(alike))])
  }

  /// A piece of text behind one of the parts, or behind an opening brace.
  func inserting(_ piece: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    let braces = tree.tokens.filter { $0.kind == .leftBrace }.map { Int($0.end) }
    let places = random.int(below: 2) == 0 ? braces : parts.map { range($0).upperBound }
    let place = places.isEmpty ? bytes.count : random.pick(places)
    return bytes.replacing(place..<place, with: [ASCII.lineFeed] + piece + [ASCII.lineFeed])
  }

  /// One name in the place of another, or a word of the language.
  func replacingName(_ random: inout SeededRandom) -> [UInt8] {
    if nameTokens.isEmpty { return bytes }
    let token = random.pick(nameTokens)
    let words = TokenKind.allCases.compactMap(\.spelling)
    let word = random.int(below: 8) == 0 ? Array(random.pick(words).utf8) : random.pick(names)
    return bytes.replacing(token.range, with: word)
  }

  /// One name everywhere in the place of another.
  func renaming(_ random: inout SeededRandom) -> [UInt8] {
    if nameTokens.isEmpty { return bytes }
    let (old, new) = (random.pick(names), random.pick(names))
    return nameTokens.reversed().filter { bytes[$0.range].elementsEqual(old) }
      .reduce(bytes) { $0.replacing($1.range, with: new) }
  }

  /// A bracket too many or too few.
  func unbalanced(_ random: inout SeededRandom) -> [UInt8] {
    let kinds: Set<TokenKind> = [.leftBrace, .rightBrace, .leftParenthesis, .rightParenthesis]
    let brackets = tree.tokens.filter { kinds.contains($0.kind) }
    if brackets.isEmpty { return bytes + [random.pick(Array("{}()".utf8))] }
    let bracket = random.pick(brackets).range
    return bytes.replacing(
      bracket, with: random.pick([[], [random.pick(Array("{}()".utf8))], Array(bytes[bracket]) + bytes[bracket]]))
  }
}
