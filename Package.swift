// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "flowc",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "flowc", targets: ["flowc"]),
    .library(name: "FlowLang", targets: ["FlowLang"]),
  ],
  targets: [
    .target(name: "FlowLang"),
    .executableTarget(name: "flowc", dependencies: ["FlowLang"]),
    .testTarget(name: "FlowLangTests", dependencies: ["FlowLang"], exclude: ["Snapshots"]),
  ],
  swiftLanguageModes: [.v6]
)
