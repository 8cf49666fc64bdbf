// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Reader",
  dependencies: [.package(name: "flowc", path: "../..")],
  targets: [
    .executableTarget(name: "Reader", plugins: [.plugin(name: "FlowcBuild", package: "flowc")])
  ]
)
