// Tests of the app of examples/letters.flow: they are the same for all targets.
import Foundation
import XCTest

@testable import Letters

final class LettersTests: XCTestCase {
  private let letter = URL(string: "letters:///letter/7")

  func testNothingIsReachedWithoutTheLogin() throws {
    let state = LettersFlow.State()
    XCTAssertEqual(state.current.screen, .signIn)
    XCTAssertEqual(try LettersFlow.State(url: XCTUnwrap(letter)).current.screen, .signIn)
  }

  @MainActor func testLinkIsKeptUntilAfterSignIn() throws {
    let router = LettersSession.router(restoring: nil, isSignedIn: false, save: { _ in }, remember: { _ in })
    router.receive(try XCTUnwrap(letter))
    XCTAssertEqual(router.state.current.screen, .signIn)
    XCTAssertEqual(router.keptURL, letter)
    router.change { $0.signInDone() }
    XCTAssertEqual(router.state.top.stack.map(\.screen), [.inbox, .letter(id: 7)])
    XCTAssertNil(router.keptURL)
  }

  @MainActor func testWindowGoesOnWhereItWasLeft() throws {
    var saved: Data?
    var isSignedIn = false
    let first = LettersSession.router(
      restoring: nil, isSignedIn: false, save: { saved = $0 }, remember: { isSignedIn = $0 })
    first.change { $0.signInDone() }
    first.change { $0.inboxOpen(id: 3) }
    XCTAssertTrue(isSignedIn)
    let second = LettersSession.router(
      restoring: saved, isSignedIn: isSignedIn, save: { _ in }, remember: { _ in })
    XCTAssertEqual(second.state, first.state)
    XCTAssertEqual(second.state.current.screen, .letter(id: 3))
  }

  func testDialogAsksBeforeALetterIsGone() {
    var state = LettersFlow.State(flags: .init(signedIn: true))
    state.inboxOpen(id: 1)
    state.letterRemove()
    XCTAssertEqual(state.current.screen, .removeLetter)
    state.removeLetterKeep()
    XCTAssertEqual(state.current.screen, .letter(id: 1))
    state.letterRemove()
    state.removeLetterDelete()
    XCTAssertEqual(state.current.screen, .inbox)
  }

  @MainActor func testSigningOutLocksTheApp() {
    var isSignedIn = true
    let router = LettersSession.router(
      restoring: nil, isSignedIn: true, save: { _ in }, remember: { isSignedIn = $0 })
    router.change { $0.select(.mainAccount) }
    router.change { $0.accountSignOut() }
    router.change { $0.signOutConfirm() }
    XCTAssertEqual(router.state.current.screen, .signIn)
    XCTAssertEqual(isSignedIn, false)
  }

  func testLabelsAreTheOnesOfTheFlow() {
    XCTAssertEqual(LettersFlow.LinkName.signInDone.label, "Sign in")
    XCTAssertEqual(LettersFlow.Screen.Name.removeLetter.title, "What should happen to the letter?")
  }
}
