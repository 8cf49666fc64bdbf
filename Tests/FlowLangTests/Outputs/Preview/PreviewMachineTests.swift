import Foundation
import Testing

@testable import FlowLang

/// The machine of the page behaves like that of the library: random walks through both agree step by step.
@Suite(.fullTier, .timeLimit(.minutes(60)))
struct PreviewMachineTests {
  @Test func examplesBehaveAlike() throws {
    try walk(try PreviewPageTests.examples.map { try EmittedExamples.compile($0) }, steps: 400)
  }

  @Test(arguments: FlowMode.basic)
  func randomFlowsBehaveAlike(_ mode: FlowMode) throws {
    let flows = (1...40).compactMap { seed in RandomFlow.sound(mode, seed: UInt64(seed)) }
    try walk(flows.map { Compiler.compile(SourceFile(path: "random.flow", text: $0)) }, steps: 60)
  }

  @Test func wholeLanguageFlowsBehaveAlike() throws {
    try walk(WholeLanguageFlow.sound(40).map { $0.compile() }, steps: 60)
  }

  /// A tab bar without tabs in a draft behaves like a screen, wherever it is shown.
  @Test func tabBarsWithoutTabsBehaveAlike() throws {
    let screens = "screen H { link sheet -> T sheet link reset -> T reset } tabs T { link h -> H link t -> T cover }"
    let flows = ["app A { start T } ", "app A { start H } "].map { SourceFile(path: "draft.flow", text: $0 + screens) }
    try walk(flows.map { Compiler.compile($0) }, steps: 60)
  }

  /// Walks through flows in the browser and in the library, with the same numbers.
  private func walk(_ flows: [Compilation], steps: Int) throws {
    let data = flows.map { Emitter.json.emit($0).replacingOccurrences(of: "<", with: "\\u003c") }
    let scripts = [PackageResources.graph_js, PackageResources.state_js, PackageResources.machine_js]
    let page = """
      <!DOCTYPE html><meta charset="utf-8"><pre id="walks"></pre>
      <script type="application/json" id="flows">[\(data.joined(separator: ","))]</script>
      <script type="module">
      \(scripts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n"))
      \(Self.harness(steps))
      </script>
      """
    let visit = try Browser.visit(page)
    #expect(visit.console == [])
    let walks = try #require(visit.text(of: "walks")).components(separatedBy: "\n====\n")
    try #require(walks.count == flows.count)
    for (flow, theirs) in zip(flows, walks) {
      let ours = Self.walk(flow, steps: steps)
      let difference = zip(ours, theirs.components(separatedBy: "\n--\n")).enumerated().first { $1.0 != $1.1 }
      if let (step, (own, other)) = difference {
        Issue.record(
          "step \(step)\nthe library: \(own)\nthe page:    \(other)\nin:\n\(String(decoding: flow.sources[0].bytes, as: UTF8.self))"
        )
      }
      #expect(theirs.components(separatedBy: "\n--\n").count == ours.count)
    }
  }

  /// Returns the states of a walk: each step is an offered action or an entry point, chosen by a number.
  private static func walk(_ flow: Compilation, steps: Int) -> [String] {
    let (machine, text) = (flow.machine, PageText(flow))
    guard let start = machine.started(flags: machine.declaredFlags) else { return ["nothing"] }
    var (state, result, seed) = (start, [text.text(start)], UInt32(1))
    for _ in 0..<steps {
      let entryPoints = flow.model.entryPoints.indices.map { Action.entryPoint($0) }
      let choices = machine.actions(in: state) + entryPoints
      guard !choices.isEmpty else {
        state = start
        continue
      }
      seed = seed &* 1_664_525 &+ 1_013_904_223
      state = machine.take(choices[Int(seed >> 8) % choices.count], in: state)
      if state.entryCount > 30 { state = start }
      result.append("\(choices.count) \(text.text(state))")
    }
    return result
  }

  private static func harness(_ steps: Int) -> String {
    """
    const entries = (state) => state.layers.reduce((sum, layer) => sum + layer.stacks.reduce((sum, stack) => sum + stack.length, 0), 0);
    function walkThrough(json) {
      const graph = new Graph(json);
      const machine = new Machine(graph);
      const start = machine.started(machine.declaredFlags);
      if (!start) return "nothing";
      let state = start;
      let seed = 1;
      const result = [textOf(state)];
      for (let step = 0; step < \(steps); step++) {
        const choices = [...machine.actions(state), ...graph.entryPoints.map((entryPoint) => ({ kind: "entryPoint", entryPoint }))];
        if (choices.length === 0) { state = start; continue; }
        seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
        state = machine.take(choices[(seed >>> 8) % choices.length], state);
        if (entries(state) > 30) state = start;
        result.push(`${choices.length} ${textOf(state)}`);
      }
      return result.join("\\n--\\n");
    }
    const flows = JSON.parse(document.getElementById("flows").textContent);
    document.getElementById("walks").textContent = flows.map(walkThrough).join("\\n====\\n");
    """
  }
}
