// swift-format-ignore-file
// The package swiftui-navigation-stack, 1.0.6. Declarations follow its public interface; bodies are ours.
public import Combine
import Foundation
public import SwiftUI

public class NavigationStackCompat: ObservableObject {
  public static let defaultEasing = Animation.easeOut(duration: 0.2)

  struct Element {
    let id: String
    let view: any View
  }
  @Published private(set) var elements: [Element] = []
  private let easing: Animation

  public init(easing: Animation = defaultEasing) { self.easing = easing }

  public var depth: Int { elements.count }
  public func containsView(withId id: String) -> Bool { elements.contains { $0.id == id } }

  public func push<Element: View>(_ element: Element, withId identifier: String? = nil) {
    let id = identifier ?? UUID().uuidString
    guard !containsView(withId: id) else {
      print("Duplicated view identifier: \"\(id)\". You are trying to push a view that is on the stack already.")
      return
    }
    withAnimation(easing) { elements.append(.init(id: id, view: element)) }
  }

  public func pop(to destination: PopDestination = .previous) {
    withAnimation(easing) {
      switch destination {
      case .previous: _ = elements.popLast()
      case .root: elements.removeAll()
      case .view(let id):
        guard let index = elements.firstIndex(where: { $0.id == id }) else {
          print("Identifier \"\(id)\" not found. You are trying to pop to a view that does not exist.")
          return
        }
        elements.removeSubrange((index + 1)...)
      }
    }
  }
}

public enum PopDestination {
  case previous, root
  case view(withId: String)
}

public enum NavigationTransition {
  case none, `default`
  case custom(AnyTransition)

  public static var defaultTransitions: (push: AnyTransition, pop: AnyTransition) {
    (
      .asymmetric(insertion: .move(edge: .trailing), removal: .move(edge: .leading)),
      .asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))
    )
  }
}

public struct NavigationStackView<Root: View>: View {
  @ObservedObject private var stack: NavigationStackCompat
  private let root: Root
  private let transition: NavigationTransition

  public init(
    transitionType: NavigationTransition = .default, easing: Animation = NavigationStackCompat.defaultEasing,
    @ViewBuilder rootView: () -> Root
  ) {
    self.init(
      transitionType: transitionType, navigationStack: NavigationStackCompat(easing: easing), rootView: rootView)
  }

  public init(
    transitionType: NavigationTransition = .default, navigationStack: NavigationStackCompat,
    @ViewBuilder rootView: () -> Root
  ) {
    transition = transitionType
    _stack = ObservedObject(wrappedValue: navigationStack)
    root = rootView()
  }

  public var body: some View {
    ZStack {
      if let top = stack.elements.last {
        AnyView(erasing: top.view).transition(effect)
      } else {
        root.transition(effect)
      }
    }
  }

  private var effect: AnyTransition {
    switch transition {
    case .none: .identity
    case .default: NavigationTransition.defaultTransitions.push
    case .custom(let transition): transition
    }
  }
}

extension AnyView {
  fileprivate init(erasing view: any View) { self.init(view) }
}
