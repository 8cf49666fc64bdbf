import Testing

@testable import FlowLang

/// Enters some lines into a walk and expects the displayed text: the state at the start, then the answer to each line,
/// with refusals behind a `!`.
func expectWalk(
  _ flow: String, _ lines: String..., seen: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  var walk = try #require(Walk(compile(flow, sourceLocation: sourceLocation)), sourceLocation: sourceLocation)
  var transcript = walk.drawing()
  for line in lines {
    let answer = walk.follow(line)
    transcript += answer.text + (answer.refusal.map { "! \($0)\n" } ?? "") + (answer.isEnd ? "(end)\n" : "")
  }
  #expect(transcript == seen + "\n", "\(transcript)", sourceLocation: sourceLocation)
}

/// Enters lines into a walk, of which only the last may be refused, and expects the message of the refusal.
func expectRefusal(
  _ flow: String, _ lines: String..., says message: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  var walk = try #require(Walk(compile(flow, sourceLocation: sourceLocation)), sourceLocation: sourceLocation)
  for line in lines.dropLast() { #expect(walk.follow(line).refusal == nil, sourceLocation: sourceLocation) }
  let state = walk.state
  let answer = walk.follow(lines[lines.count - 1])
  #expect(answer.refusal == message, sourceLocation: sourceLocation)
  #expect((answer.text, walk.state == state) == ("", true), sourceLocation: sourceLocation)
}

/// Expects that lines lead to a state, given by its drawn layers: `app ▸ Home`, with single spaces.
func expectPlace(
  _ flow: String, _ lines: String..., at place: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  var walk = try #require(Walk(compile(flow, sourceLocation: sourceLocation)), sourceLocation: sourceLocation)
  for line in lines {
    let refusal = walk.follow(line).refusal
    #expect(refusal == nil, sourceLocation: sourceLocation)
  }
  let layers = walk.drawing().components(separatedBy: "\n\n")[0]
  let words = layers.split { $0 == " " || $0 == "\n" }
  #expect(words.joined(separator: " ") == place, sourceLocation: sourceLocation)
}
