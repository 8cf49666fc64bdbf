/// The app's own types that the examples use, with a value of each.
enum SampleTypes {
  /// The declarations of all types in one file.
  static var text: String {
    get throws {
      try Repository.text(of: SampleApp.path(of: "shop/ShopTypes")) + """

        enum GoodsOrder: String, Codable, Sendable { case popular, cheap }

        extension GoodsOrder { static let sample = GoodsOrder.popular }
        extension Catalogue.Sort { static let sample = Catalogue.Sort.popular }
        extension Category.ID { static let sample = Category.ID(rawValue: "sample") }
        extension Product.Size { static let sample = Product.Size.small }

        """
    }
  }

  /// The app's own transitions.
  static var transitions: String { get throws { try Repository.text(of: SampleApp.path(of: "shop/ShopTransitions")) } }
}
