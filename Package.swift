// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "flowc",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "flowc", targets: ["flowc"]),
    .library(name: "FlowLang", targets: ["FlowLang"]),
    .plugin(name: "FlowcBuild", targets: ["FlowcBuild"]),
    .plugin(name: "FlowcCheck", targets: ["FlowcCheck"]),
    .plugin(name: "FlowcFormat", targets: ["FlowcFormat"]),
  ],
  targets: [
    .target(
      name: "FlowLang",
      resources: [
        .embedInCode("Preview/Page/graph.js"),
        .embedInCode("Preview/Page/state.js"),
        .embedInCode("Preview/Page/machine.js"),
        .embedInCode("Preview/Page/walk.js"),
        .embedInCode("Preview/Page/address.js"),
        .embedInCode("Preview/Page/motion.js"),
        .embedInCode("Preview/Page/element.js"),
        .embedInCode("Preview/Page/icons.js"),
        .embedInCode("Preview/Page/record.js"),
        .embedInCode("Preview/Page/phone.js"),
        .embedInCode("Preview/Page/minimap.js"),
        .embedInCode("Preview/Page/map.js"),
        .embedInCode("Preview/Page/panel.js"),
        .embedInCode("Preview/Page/findings.js"),
        .embedInCode("Preview/Page/page.js"),
        .embedInCode("Preview/Page/reload.js"),
        .embedInCode("Preview/Page/page.css"),
        .embedInCode("Preview/Page/body.html"),
      ]),
    .executableTarget(name: "flowc", dependencies: ["FlowLang"]),
    .plugin(name: "FlowcBuild", capability: .buildTool(), dependencies: ["flowc"]),
    .plugin(
      name: "FlowcCheck",
      capability: .command(intent: .custom(verb: "flowc-check", description: "finds what is wrong with the flows")),
      dependencies: ["flowc"]),
    .plugin(
      name: "FlowcFormat",
      capability: .command(
        intent: .custom(verb: "flowc-format", description: "rewrites the flows in the one canonical layout"),
        permissions: [.writeToPackageDirectory(reason: "the flows are rewritten in place")]),
      dependencies: ["flowc"]),
    .testTarget(
      name: "FlowLangTests", dependencies: ["FlowLang"],
      exclude: [
        "Editors/Grammar", "Editors/Sessions", "LanguageServer/Clients", "Projects/steps.py", "Schemas", "Snapshots",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
