// The views of examples/shop/account.flow: signing in, and all that belongs to a person.
import SwiftUI

extension ShopViews {
  func you(links: ShopFlow.YouLinks) -> some View {
    ShopPage("You", report: links.report) {
      if let signIn = links.signIn { Button("Sign in", action: signIn) }
      Button("Orders", action: links.orders)
      Button("Profile", action: links.profile)
      Button("Loyalty card", action: links.loyalty)
      Button("Gift card", action: links.giftCard)
      Button("Stores") { links.stores() }
      Button("Help", action: links.help)
      Button("Settings", action: links.settings)
    }
  }

  func profile(links: ShopFlow.ProfileLinks) -> some View {
    ShopPage("Your profile", report: links.report) {
      Button("Help", action: links.help)
    }
  }

  func loyaltyCard(links: ShopFlow.LoyaltyCardLinks) -> some View {
    ShopPage("Your card", report: links.report) {
      Button("Help", action: links.help)
    }
  }

  func settings(links: ShopFlow.SettingsLinks) -> some View {
    ShopPage("Settings", report: links.report) {
      Button("Language", action: links.language)
      Button("Terms", action: links.terms)
      if let signOut = links.signOut { Button("Sign out", action: signOut) }
      Button("Delete my account", action: links.delete)
    }
  }

  func terms(links: ShopFlow.TermsLinks) -> some View {
    ShopPage("Terms", report: links.report) {}
  }

  func signOut(links: ShopFlow.SignOutLinks) -> some View {
    ShopPage("Sign out?", report: links.report) {
      Button("Sign out", action: links.confirm)
      Button("Stay signed in", action: links.keep)
    }
  }

  func deleteAccount(links: ShopFlow.DeleteAccountLinks) -> some View {
    ShopPage("Delete the account?", report: links.report) {
      Button("Delete my account", action: links.confirm)
      Button("Keep it", action: links.keep)
    }
  }

  func goodbye(links: ShopFlow.GoodbyeLinks) -> some View {
    ShopPage("Goodbye", report: links.report) {
      Button("Begin anew", action: links.begin)
    }
  }

  // MARK: Signing in

  func credentials(links: ShopFlow.CredentialsLinks) -> some View {
    ShopPage("Mail and password", report: links.report) {
      Button("Sign in", action: links.go)
      Button("Sign in with Apple", action: links.apple)
      Button("Create an account", action: links.register)
      Button("Forgot the password?", action: links.forgot)
      Button("Not now", action: links.stop)
    }
  }

  func register(links: ShopFlow.RegisterLinks) -> some View {
    ShopPage("A new account", report: links.report) {
      Button("Create the account", action: links.create)
      Button("Terms", action: links.terms)
    }
  }

  func forgotPassword(links: ShopFlow.ForgotPasswordLinks) -> some View {
    ShopPage("Your mail", report: links.report) {
      Button("Send me a link", action: links.send)
    }
  }

  func passwordSent(links: ShopFlow.PasswordSentLinks) -> some View {
    ShopPage("A mail is on its way", report: links.report) {
      Button("Back to signing in", action: links.begin)
    }
  }

  func appleSignIn(links: ShopFlow.AppleSignInLinks) -> some View {
    VStack {
      Button("Continue", action: links.success)
      Button("Fail") { links.failure(message: "no network") }
    }
  }
}
