// swift-format-ignore-file
// Alerts, confirmation dialogs and action sheets. Declarations follow Apple's public documentation; bodies are ours.
import Foundation

@available(_PackageDescription 15)
public struct ButtonRole: Equatable, Sendable {
  let name: String
  public static let destructive = ButtonRole(name: "destructive"), cancel = ButtonRole(name: "cancel")
}

@available(_PackageDescription 15)
@frozen public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }

extension Button {
  @MainActor init(action: @escaping @MainActor () -> Void, role: String?, label: L) {
    self.init(action: action) { label }
    self.role = role
  }

  @available(_PackageDescription 15)
  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> L) {
    self.init(action: action, label: label)
    self.role = role?.name
  }
}

extension View {
  @available(_PackageDescription 15)
  public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View { _ask("Alert", title, isPresented, data.map(actions)) }

  @available(_PackageDescription 15)
  public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View { _ask("ConfirmationDialog", title, isPresented, data.map(actions)) }

  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    let sheet = content()
    return _ask("ConfirmationDialog", sheet.title, isPresented, Optional(sheet.content))
  }

  func _ask(_ kind: String, _ title: Text, _ isPresented: Binding<Bool>, _ actions: (some View)?) -> _Modified<Self> {
    let presenting = _Presenting(
      kind: kind, item: { isPresented.wrappedValue ? actions.map { (id: AnyHashable(true), view: $0) } : nil },
      clear: { isPresented.wrappedValue = false }, onDismiss: nil, title: title.s)
    return _mod { cx, n in n + presenting.nodes(cx) }
  }
}

public struct ActionSheet {
  public struct Button {
    let label: Text, action: () -> Void, isCancel: Bool
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button(label: label, action: action ?? {}, isCancel: false) }
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button(label: label, action: action ?? {}, isCancel: true) }
  }
  let title: Text, buttons: [Button]
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel(Text(verbatim: "Cancel"))]) { (self.title, self.buttons) = (title, buttons) }

  @MainActor var content: ForEach<Range<Int>, Int, SwiftUI.Button<Text>> {
    ForEach(buttons.indices, id: \.self) { index in
      SwiftUI.Button(action: { buttons[index].action() }, role: buttons[index].isCancel ? "cancel" : nil, label: buttons[index].label)
    }
  }
}

extension _Presenting {
  /// The nodes of a dialog of the system: what it is called, and its buttons, each of which closes it. SwiftUI says nothing
  /// of whether it closes a dialog before or after it does what the button does: here it is once so and once so.
  @MainActor func dialog(_ buttons: [_Node], isStill: Bool, _ leave: @escaping @MainActor () -> Void) -> _Node {
    let clear = clear
    let children = buttons.map { button in
      var button = button
      let action = button.action
      button.action = {
        guard isStill else { return }
        leave()
        _Presenting.isActionFirst.toggle()
        if _Presenting.isActionFirst { action?() }
        clear()
        if !_Presenting.isActionFirst { action?() }
      }
      return button
    }
    let close: @MainActor () -> Void = { leave(); clear() }
    let canClose = kind == "ConfirmationDialog" && isStill && !children.contains { $0.attrs["role"] == "cancel" }
    return _Node(
      name: kind, attrs: ["title": title ?? ""], children: children,
      gestures: canClose ? ["close": close] : [:])
  }
}
