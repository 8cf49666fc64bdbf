enum Findings { static let limit = 100 }
