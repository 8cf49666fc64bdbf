// The hand-written side of examples/navigation-stack.flow.
import SwiftUI

/// Makes the views of the screens.
struct NavigationStackViews: NavigationStackSampleFlow.Screens {
  func home(links: NavigationStackSampleFlow.HomeLinks) -> some View {
    VStack {
      Button("Push a child", action: links.child)
      if let logIn = links.toLogin { Button("Log in", action: logIn) }
      if let signUp = links.toSignUp { Button("Sign up", action: signUp) }
      Button("Profile", action: links.profile)
    }
  }

  func child1(links: NavigationStackSampleFlow.Child1Links) -> some View {
    VStack {
      Button("Push another", action: links.child)
      Button("Back", action: links.back)
    }
  }

  func child2(links: NavigationStackSampleFlow.Child2Links) -> some View {
    VStack {
      Button("Push the last", action: links.child)
      Button("Back", action: links.back)
    }
  }

  func child3(links: NavigationStackSampleFlow.Child3Links) -> some View {
    VStack {
      Button("Back", action: links.back)
      Button("Back to the first child", action: links.toChild1)
      Button("Back to the root", action: links.toRoot)
    }
  }

  func login(links: NavigationStackSampleFlow.LoginLinks) -> some View {
    VStack {
      Button("Log in", action: links.logIn)
      Button("I have no account", action: links.toSignUp)
      Button("Back", action: links.back)
    }
  }

  func signUp(links: NavigationStackSampleFlow.SignUpLinks) -> some View {
    VStack {
      Button("Sign up", action: links.signUp)
      Button("Back", action: links.back)
    }
  }

  func profile(links: NavigationStackSampleFlow.ProfileLinks) -> some View {
    VStack {
      Button("Log out", action: links.logOut)
      Button("Back", action: links.back)
    }
  }
}
