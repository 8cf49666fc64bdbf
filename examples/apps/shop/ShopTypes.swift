// The types of the shop's own that examples/shop/shop.flow mentions.

/// What is sold.
enum Product {
  /// How large it is.
  enum Size: String, Codable, Sendable { case small, medium, large }
}

/// A department.
enum Category {
  /// Its key in the catalogue.
  struct ID: RawRepresentable, Hashable, Codable, Sendable {
    let rawValue: String
  }
}

/// Everything that is sold.
enum Catalogue {
  /// The order of a list.
  enum Sort: String, Codable, Sendable { case relevance, popular, discount, newest }
}
