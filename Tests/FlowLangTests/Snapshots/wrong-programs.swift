import Foundation
import SwiftUI

// A link of another screen.
@MainActor func linkOfAnotherScreen(links: TabAppFlow.BannerLinks) { links.scan() }  // ✘ has no member 'scan'
@MainActor func linkOfAnotherApp(links: DetailsSampleFlow.DetailsLinks) { links.presentDetails(text: "") }  // ✘ has no member 'presentDetails'
@MainActor func linksOfAnotherScreen(views: TabAppViews, links: TabAppFlow.HomeLinks) { _ = views.news(links: links) }  // ✘ cannot convert value of type 'TabAppFlow.HomeLinks' to expected argument type 'TabAppFlow.NewsLinks'
@MainActor func misspeltLink(links: TabAppFlow.HomeLinks) { links.scann() }  // ✘ has no member 'scann'
// Arguments.
@MainActor func missingArgument(links: TabAppFlow.HomeLinks) { links.banner() }  // ✘ missing argument for parameter 'page'
@MainActor func wrongArgument(links: TabAppFlow.HomeLinks) { links.banner(page: "one") }  // ✘ cannot convert value of type 'String' to expected argument type 'Int'
@MainActor func wrongLabel(links: TabAppFlow.HomeLinks) { links.banner(number: 1) }  // ✘ incorrect argument label in call (have 'number:', expected 'page:')
@MainActor func argumentTooMany(links: TabAppFlow.HomeLinks) { links.scan(id: 3) }  // ✘ argument passed to call that takes no arguments
@MainActor func unlabelled(links: TabAppFlow.HomeLinks) { links.banner(1) }  // ✘ missing argument label 'page:'
@MainActor func argumentIsNil(links: TabAppFlow.HomeLinks) { links.picture(index: nil) }  // ✘ 'nil' is not compatible with expected argument type 'Int'
@MainActor func optionalLink(links: NavigationStackSampleFlow.HomeLinks) { links.toLogin() }  // ✘ must be unwrapped
// Outcomes.
@MainActor func wrongOutcomeType(links: GroceryFlow.PaymentLinks) { links.place(number: "42") }  // ✘ cannot convert value of type 'String' to expected argument type 'Int'
@MainActor func missingOutcomeValue(links: GroceryFlow.PaymentLinks) { links.place() }  // ✘ missing argument for parameter 'number'
let wrongOutcome = GroceryFlow.CheckoutOutcome.placed(number: "42")  // ✘ cannot convert value of type 'String' to expected argument type 'Int'
let unknownOutcome = GroceryFlow.CheckoutOutcome.paid  // ✘ has no member 'paid'
// Screens, tabs, tags and states.
let unknownScreen = TabAppFlow.Screen.banners(page: 1)  // ✘ has no member 'banners'
let screenWithoutValue: TabAppFlow.Screen = .banner  // ✘ member 'banner(page:)' expects argument of type 'Int'
let tagOfAnotherApp: TabAppFlow.Tag = .child1  // ✘ has no member 'child1'
func unknownTab(state: inout TabAppFlow.State) { state.select(.mainBasket) }  // ✘ has no member 'mainBasket'
func layersAreReadOnly(state: inout TabAppFlow.State) { state.layers.removeAll() }  // ✘ 'layers' setter is inaccessible
func flagsAreReadOnly(state: inout NavigationStackSampleFlow.State) { state.flags.loggedIn = true }  // ✘ 'loggedIn' setter is inaccessible
func movesArePrivate(state: inout TabAppFlow.State) { state.push(.news) }  // ✘ 'push' is inaccessible due to 'private' protection level
func linkFunctionNeedsItsValues(state: inout TabAppFlow.State) { state.bannerCarouselBanner() }  // ✘ missing argument for parameter 'page'
func addressesMayFail() { _ = TabAppFlow.State(url: URL(string: "tabapp://news/1")!) }  // ✘ call can throw
@MainActor func stateIsChangedByChanges(router: TabAppFlow.Router) { router.state = TabAppFlow.State() }  // ✘ 'state' setter is inaccessible
nonisolated func linksAreForTheMainActor(links: TabAppFlow.HomeLinks) { links.scan() }  // ✘ main actor-isolated
// Views.
struct MissingView: DetailsSampleFlow.Screens {  // ✘ does not conform to protocol 'DetailsSampleFlow.DetailsScreen'
  func presenting(links: DetailsSampleFlow.PresentingLinks) -> some View { Text("") }
}
struct ViewWithoutItsValue: DetailsSampleFlow.Screens {  // ✘ does not conform to protocol 'DetailsSampleFlow.DetailsScreen'
  func presenting(links: DetailsSampleFlow.PresentingLinks) -> some View { Text("") }
  func details(links: DetailsSampleFlow.DetailsLinks) -> some View { Text("") }
}
struct ViewThatIsNone: DetailsSampleFlow.Screens {  // ✘ does not conform to protocol 'DetailsSampleFlow.DetailsScreen'
  func presenting(links: DetailsSampleFlow.PresentingLinks) -> some View { Text("") }
  func details(text: String, links: DetailsSampleFlow.DetailsLinks) -> String { text }
}
@MainActor func viewsOfAnotherApp(router: TabAppFlow.Router) { _ = TabAppFlow.RootView(router, DetailsViews()) }  // ✘ requires that 'DetailsViews' conform to 'TabAppFlow.HomeScreen'
