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
        .embedInCode("Outputs/Preview/Page/graph.js"),
        .embedInCode("Outputs/Preview/Page/state.js"),
        .embedInCode("Outputs/Preview/Page/machine.js"),
        .embedInCode("Outputs/Preview/Page/walk.js"),
        .embedInCode("Outputs/Preview/Page/address.js"),
        .embedInCode("Outputs/Preview/Page/motion.js"),
        .embedInCode("Outputs/Preview/Page/element.js"),
        .embedInCode("Outputs/Preview/Page/icons.js"),
        .embedInCode("Outputs/Preview/Page/record.js"),
        .embedInCode("Outputs/Preview/Page/phone.js"),
        .embedInCode("Outputs/Preview/Page/minimap.js"),
        .embedInCode("Outputs/Preview/Page/map.js"),
        .embedInCode("Outputs/Preview/Page/panel.js"),
        .embedInCode("Outputs/Preview/Page/findings.js"),
        .embedInCode("Outputs/Preview/Page/page.js"),
        .embedInCode("Outputs/Preview/Page/reload.js"),
        .embedInCode("Outputs/Preview/Page/page.css"),
        .embedInCode("Outputs/Preview/Page/body.html"),
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
        "Analysis/Kept", "Diff/ChangeExamples.txt", "Editors/Grammar", "Editors/Sessions", "LanguageServer/Clients",
        "Projects/steps.py", "Schemas", "Snapshots", "Wording/Mistakes",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
