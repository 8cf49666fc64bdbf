// swift-format-ignore-file
// The part of XCUIAutomation that UI tests use: XCTest has it, too. Declarations follow Apple's public documentation;
// there is no app to tap on here, so what uses them is type-checked and not run.
public import Foundation

@MainActor public protocol XCUIElementTypeQueryProvider {
  var alerts: XCUIElementQuery { get }
  var buttons: XCUIElementQuery { get }
  var sheets: XCUIElementQuery { get }
  var staticTexts: XCUIElementQuery { get }
  var tabBars: XCUIElementQuery { get }
  var navigationBars: XCUIElementQuery { get }
  var firstMatch: XCUIElement { get }
}

@MainActor open class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider {
  open subscript(key: String) -> XCUIElement { XCUIElement() }
  open var count: Int { 0 }
  open var alerts: XCUIElementQuery { XCUIElementQuery() }
  open var buttons: XCUIElementQuery { XCUIElementQuery() }
  open var sheets: XCUIElementQuery { XCUIElementQuery() }
  open var staticTexts: XCUIElementQuery { XCUIElementQuery() }
  open var tabBars: XCUIElementQuery { XCUIElementQuery() }
  open var navigationBars: XCUIElementQuery { XCUIElementQuery() }
  open var firstMatch: XCUIElement { XCUIElement() }
}

@MainActor open class XCUIElement: NSObject, XCUIElementTypeQueryProvider {
  public enum ElementType: UInt, Sendable { case any = 0, other = 1, application = 2, button = 9, staticText = 48 }

  open var exists: Bool { false }
  open func waitForExistence(timeout: TimeInterval) -> Bool { false }
  open func descendants(matching type: ElementType) -> XCUIElementQuery { XCUIElementQuery() }
  open func tap() {}
  open func swipeDown() {}
  open var alerts: XCUIElementQuery { XCUIElementQuery() }
  open var buttons: XCUIElementQuery { XCUIElementQuery() }
  open var sheets: XCUIElementQuery { XCUIElementQuery() }
  open var staticTexts: XCUIElementQuery { XCUIElementQuery() }
  open var tabBars: XCUIElementQuery { XCUIElementQuery() }
  open var navigationBars: XCUIElementQuery { XCUIElementQuery() }
  open var firstMatch: XCUIElement { self }
}

@MainActor open class XCUIApplication: XCUIElement {
  open var launchArguments: [String] = []
  open func launch() {}
  open func open(_ url: URL) {}
  open func activate() {}
}
