import Testing

@testable import FlowLang

/// The parameters of the function that follows a link, and those that come from the screen.
@Suite struct LinkShapeTests {
  private func shape(_ link: String, on screen: String = "H(id: Int)") throws -> LinkShape {
    let compilation = compile(
      """
      app A { start H }
      flag f
      flag g
      screen \(screen) { \(link) }
      screen B(id: Int) {}
      screen C(id: String, all: Int = 1) {}
      screen D(all: Int = 2) {}
      """)
    let router = Router(compilation)
    return router.shape(try #require(router.links.first))
  }

  @Test func missingArgumentsAreParameters() throws {
    #expect(try shape("link x -> C").asked.map(\.declaration) == ["id: String", "all: Int"])
    #expect(try shape("link x -> C(id: \"a\", all: 2)").asked.isEmpty)
  }

  @Test func parametersOfTheScreenHaveDistinctNames() throws {
    let shape = try shape("link x -> C(all: id)")
    #expect(shape.asked.map(\.label) == ["id"])
    #expect(shape.context.map(\.label) == ["id_2"])
  }

  @Test func parametersOfOneNameAndTypeAreMerged() throws {
    let shape = try shape("link x -> C(id: \"a\") when f else D")
    #expect(shape.asked.map(\.label) == ["all"])
    #expect(shape.asked.map(\.defaultValue) == [nil])
    #expect(shape.merged.values.sorted() == [0])
  }

  @Test func parametersOfSeveralTargetsAreDeclaredOnce() throws {
    let shape = try shape("link x -> B when f else C(all: 1) when g else C(all: 2)")
    #expect(shape.asked.map(\.declaration) == ["id: Int", "id_2: String"])
    #expect(shape.merged.isEmpty)
  }
}
