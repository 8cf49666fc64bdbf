import Foundation
import Testing
@testable import FlowLang
@Test func debugDump() throws {
  guard let path = ProcessInfo.processInfo.environment["FLOW_DUMP"] else { return }
  let c = Compiler.compile(SourceFile(path: path, bytes: Array(try Data(contentsOf: URL(filePath: path)))))
  let s = try #require(StackSpace(c.machine, budget: 100000))
  let g = s.graph
  func v(_ n: Int32) -> String {
    let x = g[n]; let b = g.beneath(x)
    return "\(n):\(c.model.name(of: x.screen))\(x.isBottom ? "_" : "")\(x.isCovered ? "c" : "") f\(x.flags) tab\(b.tab.map { c.model.text(c.model[$0].name) } ?? "-") p\(b.presentation.map { "\($0)" } ?? "-") d\(s.ways.distance[Int(n)])"
  }
  for n in g.vertices.indices { print("V", v(Int32(n))) }
  for (i, e) in g.edges.enumerated() { print("E\(i)", e.kind, v(e.tail), "->", v(e.head), "w\(e.weight)", g.steps(ofEdge: Int32(i)).map { c.step($0).text }.joined(separator: ", ")) }
  for (i, x) in g.exits.enumerated() { print("X\(i)", v(x.vertex), g.moves[Int(x.exit)].move, "f\(g.moves[Int(x.exit)].flags)", "c\(x.cost)", g.steps(ofExit: Int32(i)).map { c.step($0).text }.joined(separator: ", ")) }
}
@Test func debugFlow() throws {
  guard let seed = ProcessInfo.processInfo.environment["FLOW_PRINT"].flatMap({ UInt64($0) }) else { return }
  for mode in FlowMode.allCases where "\(mode)" == ProcessInfo.processInfo.environment["FLOW_MODE"] {
    try RandomFlow.text(mode, seed: seed).write(to: URL(filePath: "/tmp/seed.flow"), atomically: true, encoding: .utf8)
  }
}
