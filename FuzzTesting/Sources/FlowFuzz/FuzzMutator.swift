@testable import FlowLang

// What libFuzzer calls to make new inputs of those it has. One time in four it is left to change bytes by itself.

/// Changes an input in its place.
@_cdecl("LLVMFuzzerCustomMutator")
public func customMutator(_ data: UnsafeMutablePointer<UInt8>, _ count: Int, _ longest: Int, _ seed: UInt32) -> Int {
  guard let target = FuzzDriver.target, seed % 4 != 0 else { return mutate(data, count, longest) }
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  return target.mutation.mutate(bytes, seed: seed, longest: longest).copied(to: data)
}

/// Puts two inputs together.
@_cdecl("LLVMFuzzerCustomCrossOver")
public func customCrossOver(
  _ first: UnsafePointer<UInt8>, _ firstCount: Int, _ second: UnsafePointer<UInt8>, _ secondCount: Int,
  _ output: UnsafeMutablePointer<UInt8>, _ longest: Int, _ seed: UInt32
) -> Int {
  let bytes = Array(UnsafeBufferPointer(start: first, count: min(firstCount, longest)))
  let other = Array(UnsafeBufferPointer(start: second, count: secondCount))
  guard let target = FuzzDriver.target else { return 0 }
  return target.mutation.mutate(bytes, with: other, seed: seed, longest: longest).copied(to: output)
}

extension [UInt8] {
  /// Writes the bytes to a place that has room for them.
  ///
  /// - Returns: How many there are.
  fileprivate func copied(to place: UnsafeMutablePointer<UInt8>) -> Int {
    for (index, byte) in enumerated() { place[index] = byte }
    return count
  }
}

@_silgen_name("LLVMFuzzerMutate")
private func mutate(_ data: UnsafeMutablePointer<UInt8>, _ count: Int, _ longest: Int) -> Int
