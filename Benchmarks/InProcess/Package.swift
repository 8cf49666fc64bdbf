// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "InProcess",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "flowc", path: "../..")],
  targets: [
    .executableTarget(name: "InProcess", dependencies: [.product(name: "FlowLang", package: "flowc")])
  ],
  swiftLanguageModes: [.v6]
)
