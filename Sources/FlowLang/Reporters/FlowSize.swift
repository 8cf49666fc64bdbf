/// The numbers of screens and links in some compilations; those in a file that several compilations share count once.
struct FlowSize {
  private(set) var screenCount = 0
  private(set) var linkCount = 0

  init(_ compilations: [Compilation]) {
    var seen: Set<String> = []
    for compilation in compilations {
      let isNew = compilation.sources.map { seen.insert($0.identity).inserted }
      let model = compilation.model
      for node in model.nodes where isNew[Int(node.file.index)] {
        if node.kind == .screen, !node.isExternal { screenCount += 1 }
        linkCount += node.links.count
      }
    }
  }
}
