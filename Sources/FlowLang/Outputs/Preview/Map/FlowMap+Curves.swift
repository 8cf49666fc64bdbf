/// The shape of an arrow of a ``FlowMap``: curves that leave and reach each point horizontally, or lines with round
/// corners where the arrow was routed around boxes.
extension FlowMap.Arrow {
  typealias Point = LayeredLayout.Point

  /// A piece of an arrow, from the end of the previous piece.
  enum Piece {
    case line(to: Point)
    case corner(around: Point, to: Point)
    case curve(Point, Point, to: Point)
  }

  /// The radius of round corners.
  private static let radius = 9.0

  /// The pieces of the arrow, from the first of ``points`` on.
  var pieces: [Piece] { isLed ? lines : curves }

  private var lines: [Piece] {
    var pieces: [Piece] = []
    for index in points.indices.dropFirst() {
      let point = points[index]
      guard index + 1 < points.count else {
        pieces.append(.line(to: point))
        break
      }
      let radius = min(
        Self.radius, points[index - 1].distance(to: point) / 2, point.distance(to: points[index + 1]) / 2)
      pieces.append(.line(to: point.moved(by: radius, towards: points[index - 1])))
      pieces.append(.corner(around: point, to: point.moved(by: radius, towards: points[index + 1])))
    }
    return pieces
  }

  private var curves: [Piece] {
    zip(points, points.dropFirst()).map { start, end in
      if abs(start.y - end.y) < 0.5, end.x > start.x { return .line(to: end) }
      // A curve between boxes in one column goes out to the right and comes back.
      let isBeside = points.count == 2 && end.x > start.x - 40 && end.x - start.x < 20
      let reach = isBeside ? 36 : max(24, abs(end.x - start.x) / 2)
      let isLeftward = end.x < start.x && !isBeside
      let (out, back) =
        isLeftward ? (start.x - reach, end.x + reach) : (start.x + reach, end.x + (isBeside ? reach : -reach))
      return .curve(Point(x: out, y: start.y), Point(x: back, y: end.y), to: end)
    }
  }

  /// Points along the arrow, a few points of the drawing apart.
  var samples: [Point] {
    guard var last = points.first else { return [] }
    var result = [last]
    for piece in pieces {
      let (one, other, end) =
        switch piece {
        case .line(let end): (last, end, end)
        case .corner(let around, let end): (around, around, end)
        case .curve(let one, let other, let end): (one, other, end)
        }
      let count = max(2, Int((last.distance(to: one) + one.distance(to: other) + other.distance(to: end)) / 5))
      for part in 1...count { result.append(Point.between(last, one, other, end, at: Double(part) / Double(count))) }
      last = end
    }
    return result
  }
}

extension LayeredLayout.Point {
  func distance(to other: Self) -> Double {
    let (width, height) = (other.x - x, other.y - y)
    return (width * width + height * height).squareRoot()
  }

  fileprivate func moved(by length: Double, towards other: Self) -> Self {
    let whole = distance(to: other)
    return whole == 0 ? self : Self(x: x + (other.x - x) * length / whole, y: y + (other.y - y) * length / whole)
  }

  /// Returns a point of a cubic Bézier curve.
  fileprivate static func between(_ a: Self, _ b: Self, _ c: Self, _ d: Self, at part: Double) -> Self {
    let rest = 1 - part
    let weights = (rest * rest * rest, 3 * rest * rest * part, 3 * rest * part * part, part * part * part)
    return Self(
      x: weights.0 * a.x + weights.1 * b.x + weights.2 * c.x + weights.3 * d.x,
      y: weights.0 * a.y + weights.1 * b.y + weights.2 * c.y + weights.3 * d.y)
  }
}
