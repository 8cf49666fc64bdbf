/// The types of the apps' own that the examples use.
enum SampleTypes {
  static let text = """
    enum GoodsOrder: String, Codable, Sendable {
      case popular
      static let sample = GoodsOrder.popular
    }

    enum Catalogue {
      enum Sort: String, Codable, Sendable {
        case relevance, popular, discount, newest
        static let sample = Sort.popular
      }
    }

    enum Category {
      struct ID: RawRepresentable, Hashable, Codable, Sendable {
        let rawValue: String
        static let sample = ID(rawValue: "sample")
      }
    }

    enum Product {
      enum Size: String, Codable, Sendable {
        case small
        static let sample = Size.small
      }
    }

    """

  /// The transitions of the apps' own.
  static let transitions = """
    import SwiftUI

    enum ShopTransitions {
      static var curtain: AnyTransition { .opacity }
    }

    """
}
