// swift-format-ignore-file
// The part of XCTest that the tests of an app use. Declarations follow Apple's public documentation; bodies are ours: an
// assertion that does not hold is printed, for tests that run what the guide shows.
public import Foundation

open class XCTest: NSObject {}

open class XCTestCase: XCTest {
  open var continueAfterFailure = true
  public override init() { super.init() }
}

private func _fail(_ text: String, _ message: String, _ line: UInt) {
  print("line \(line): \(text)\(message.isEmpty ? "" : ": ")\(message)")
}

public func XCTAssertEqual<T: Equatable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  do {
    let (left, right) = (try expression1(), try expression2())
    if left != right { _fail("\(left) is not \(right)", message(), line) }
  } catch { _fail("\(error)", message(), line) }
}

public func XCTAssertTrue(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  do { if try !expression() { _fail("it is false", message(), line) } } catch { _fail("\(error)", message(), line) }
}

public func XCTAssertNil(
  _ expression: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  do {
    if let value = try expression() { _fail("\(value) is not nil", message(), line) }
  } catch { _fail("\(error)", message(), line) }
}

public func XCTAssertThrowsError<T>(
  _ expression: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line, _ errorHandler: (_ error: any Error) -> Void = { _ in }
) {
  do {
    _ = try expression()
    _fail("nothing was thrown", message(), line)
  } catch { errorHandler(error) }
}

private struct _Missing: Error {}
public func XCTUnwrap<T>(
  _ expression: @autoclosure () throws -> T?, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) throws -> T {
  guard let value = try expression() else { throw _Missing() }
  return value
}
