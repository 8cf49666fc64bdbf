// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that nobody who builds flowc needs a fuzzer. `./run` builds it with all that it needs.
let package = Package(
  name: "FuzzTesting",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "flowc", path: "..")],
  targets: [
    .executableTarget(
      name: "FlowFuzz",
      dependencies: [.product(name: "FlowLang", package: "flowc")],
      linkerSettings: [
        .unsafeFlags(["-sanitize=fuzzer"]),
        // The default linker cannot read what the sanitizers are made of.
        .unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux])),
      ])
  ],
  swiftLanguageModes: [.v6]
)
