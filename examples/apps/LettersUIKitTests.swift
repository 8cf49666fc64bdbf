// Tests of what the coordinators of examples/letters.flow show.
import Foundation
import UIKit
import XCTest

@testable import Letters

final class LettersUIKitTests: XCTestCase {
  /// The confirmation dialog is one of the system's, with the labels of the flow.
  @MainActor func testDialogIsOneOfTheSystem() throws {
    let router = LettersFlow.Router(.init(flags: .init(signedIn: true)))
    router.change { $0.inboxOpen(id: 1) }
    let window = UIWindow()
    let coordinator = LettersFlow.AppCoordinator(router, LettersViews(), in: window)
    router.change { $0.letterRemove() }
    let dialog = try XCTUnwrap(window.rootViewController?.presentedViewController as? UIAlertController)
    XCTAssertEqual(dialog.preferredStyle, .actionSheet)
    XCTAssertEqual(dialog.title, "What should happen to the letter?")
    XCTAssertEqual(dialog.actions.map(\.title), ["Archive", "Delete", "Keep"])
    withExtendedLifetime(coordinator) {}
  }

  @MainActor func testAlertHasOneWayOn() throws {
    let router = LettersFlow.Router(.init(flags: .init(signedIn: true)))
    router.change { $0.select(.mainAccount) }
    let window = UIWindow()
    let coordinator = LettersFlow.AppCoordinator(router, LettersViews(), in: window)
    router.change { $0.accountSignOut() }
    let alert = try XCTUnwrap(window.rootViewController?.presentedViewController as? UIAlertController)
    XCTAssertEqual(alert.preferredStyle, .alert)
    XCTAssertEqual(alert.actions.last?.style, .cancel)
    withExtendedLifetime(coordinator) {}
  }
}
