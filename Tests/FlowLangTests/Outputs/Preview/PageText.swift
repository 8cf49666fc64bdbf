@testable import FlowLang

/// The text of a state as `textOf` in `state.js` returns it.
struct PageText {
  let compilation: Compilation
  private let lines: [LineTable]

  private var model: Model { compilation.model }

  init(_ compilation: Compilation) {
    self.compilation = compilation
    lines = compilation.sources.map { LineTable($0) }
  }

  func text(_ state: AppState) -> String {
    let layers = state.layers.map { layer in
      let stacks = layer.stacks.enumerated().map { place, entries in
        (place == layer.selected ? "*" : "") + entries.map(text).joined(separator: ", ")
      }
      let presentation = layer.presentation.map { "\($0)" } ?? "app"
      let bar = layer.bar.map { model.name(of: $0) } ?? ""
      return "\(presentation) \(bar)\(text(layer.call)): \(stacks.joined(separator: " | "))"
    }
    let flags = model.flags.indices.filter { state.flags.contains(FlagID($0)) }
      .map { index in
        let flag = model.flags[index]
        return model.text(flag.name) + (flag.value.map { " = " + model.text($0) } ?? "")
      }
    return (layers + ["flags: " + flags.joined(separator: ", ")]).joined(separator: "\n")
  }

  private func text(_ entry: Entry) -> String {
    let tag = entry.tag.map { " #" + model.text(model[$0].name) } ?? ""
    return model.name(of: entry.screen) + tag + text(entry.call)
  }

  private func text(_ call: FlowCall?) -> String {
    guard let call else { return "" }
    let request = call.request.map { ", then " + text($0) } ?? ""
    return " (call of \(model.name(of: call.flow)) at \(place(of: call.target))\(request))"
  }

  private func text(_ request: Request) -> String {
    switch request {
    case .target(let target): place(of: target)
    case .tab(let tab): "tab " + model.text(model[tab].name)
    case .entryPoint(let index):
      model.entryPoints[index].text.map { compilation.tree(of: model.entryPoints[index].owner).text(of: $0) } ?? ""
    }
  }

  private func place(of target: TargetID) -> String {
    let owner = model.owner(of: target)
    let range = compilation.range(model[target].syntax, in: owner)
    let position = lines[Int(range.file.index)].position(of: range.start)
    return "\(model.name(of: owner)) \(position.line):\(position.column)"
  }
}
