// The hand-written side of examples/letters.flow: what the screens look like. The dialogs need no views.
import SwiftUI

/// A button with the label of a link, in the language of the person.
struct LinkButton: View {
  let link: LettersFlow.LinkName
  let action: LettersFlow.Action

  var body: some View {
    Button(link.label ?? "") { action() }
      .accessibilityIdentifier(link.rawValue)
  }
}

struct SignInView: View {
  let links: LettersFlow.SignInLinks

  var body: some View {
    VStack {
      Text(LettersFlow.Screen.Name.signIn.title ?? "")
      LinkButton(link: .signInDone, action: links.done)
    }
  }
}

struct InboxView: View {
  let links: LettersFlow.InboxLinks

  var body: some View {
    VStack {
      ForEach([1, 2, 3], id: \.self) { id in
        Button("Letter \(id)") { links.open(id: id) }
      }
    }
    .navigationTitle(LettersFlow.Screen.Name.inbox.title ?? "")
  }
}

struct LetterView: View {
  let id: Int
  let links: LettersFlow.LetterLinks

  var body: some View {
    VStack {
      Text("Letter \(id)")
      LinkButton(link: .letterRemove, action: links.remove)
    }
  }
}

struct AccountView: View {
  let links: LettersFlow.AccountLinks

  var body: some View { LinkButton(link: .accountSignOut, action: links.signOut) }
}

/// Makes the views of the screens.
struct LettersViews: LettersFlow.Screens {
  func signIn(links: LettersFlow.SignInLinks) -> some View { SignInView(links: links) }
  func inbox(links: LettersFlow.InboxLinks) -> some View { InboxView(links: links) }
  func letter(id: Int, links: LettersFlow.LetterLinks) -> some View { LetterView(id: id, links: links) }
  func account(links: LettersFlow.AccountLinks) -> some View { AccountView(links: links) }
}
