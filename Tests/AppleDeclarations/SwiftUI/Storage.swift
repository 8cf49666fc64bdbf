// swift-format-ignore-file
// What the system keeps for a scene. Declarations follow Apple's public documentation; bodies are ours.
public import Foundation

@available(_PackageDescription 14)
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  let box: _Box<Value>
  public init(_ key: String) where Value == Data? { box = _Box(nil) }
  public var wrappedValue: Value { get { box.v } nonmutating set { box.v = newValue } }
  public var projectedValue: Binding<Value> { .init({ wrappedValue }, { wrappedValue = $0 }) }
}
