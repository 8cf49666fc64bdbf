import Foundation
import Testing

@testable import FlowLang

/// The products of `.ci/release`, here made from the tool of the test build, since a release build takes minutes.
@Suite(.fullTier) struct ReleaseTests {
  private static let script = Repository.root.appending(path: ".ci/release").path()
  private static let triples = [
    "linux-x86_64": "x86_64-unknown-linux-gnu", "linux-aarch64": "aarch64-unknown-linux-gnu",
  ]

  /// The archive for this machine, which all tests need.
  private static let archive = Result {
    let folder = try ScratchFolder()
    let run = try release("archive --executable '\(try FlowcRun.tool.path())'", in: folder)
    try #require(run.status == 0, "\(run.errors)")
    return folder
  }

  /// Returns a folder with the archive for this machine in `files`.
  private func packed() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try FileManager.default.copyItem(atPath: try Self.archive.get().path("files"), toPath: folder.path("files"))
    return folder
  }

  private static func release(
    _ step: String, into output: String = "files", in folder: ScratchFolder
  ) throws -> FlowcRun {
    try FlowcRun.bash(
      "python3 '\(script)' \(step) --output \(output)", in: folder,
      environment: ["SOURCE_DATE_EPOCH": "1700000000"])
  }

  /// Returns the name of the only archive, without its extension.
  private func name(in folder: ScratchFolder) throws -> String {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("files"))
    try #require(names.count == 1)
    return String(names[0].dropLast(".tar.gz".count))
  }

  @Test func theArchiveIsReproducible() throws {
    let folder = try packed()
    let tool = try FlowcRun.tool.path()
    let again = try Self.release("archive --executable '\(tool)'", into: "again", in: folder)
    #expect(again.status == 0, "\(again.errors)")
    let name = try name(in: folder)
    #expect(name.hasPrefix("flowc-\(Compiler.version)-"))
    let listed = try FlowcRun.bash(
      """
      cmp files/*.tar.gz again/*.tar.gz && tar tf files/*.tar.gz && tar xf files/*.tar.gz
      \(name)/flowc --version && \(name)/flowc completions zsh | cmp - \(name)/completions/flowc.zsh
      """, in: folder)
    let files = ["CHANGELOG.md", "LICENSE", "README.md"] + ["bash", "fish", "zsh"].map { "completions/flowc.\($0)" }
    let expected = (files + ["flowc"]).map { "\(name)/\($0)\n" }.joined() + "flowc \(Compiler.version)\n"
    #expect(listed.status == 0 && listed.output == expected, "\(listed.output)\(listed.errors)")
  }

  /// Follows INSTALL.md to the letter, with the archive in place of the download; the formula names the same file.
  @Test func theInstallInstructionsWork() throws {
    let folder = try packed()
    let made = try Self.release("bundle --repository you/flowc", in: folder)
    try #require(made.status == 0, "\(made.errors)")
    let name = try #require(
      try FileManager.default.contentsOfDirectory(atPath: folder.path("files")).first { $0.hasSuffix(".tar.gz") })
    let sums = try folder.read("files/SHA256SUMS")
    let digest = try #require(sums.split(separator: "\n").first { $0.hasSuffix("  \(name)") }).prefix(64)
    let formula = try folder.read("files/flowc.rb")
    #expect(
      formula.contains("sha256 \"\(digest)\"")
        && formula.contains("you/flowc/releases/download/v\(Compiler.version)/\(name)"))
    let install = try folder.read("files/INSTALL.md")
    #expect(!install.contains("example/flowc"))
    let script = install.components(separatedBy: "```sh\n")[1].components(separatedBy: "```")[0]
      .replacing(/curl -fsSLO \S+/, with: "cp files/\(name) .").replacing(/sudo install (\S+) \S+/) {
        "install \($0.1) installed"
      }
    let run = try FlowcRun.bash("\(script)./installed --version", in: folder)
    #expect(run.status == 0 && run.output.contains("flowc \(Compiler.version)\n"), "\(run.text)")
  }

  /// The format of a bundle for SwiftPM, SE-0305: a variant for each machine, its path in the bundle and its triples.
  @Test func theBundleJoinsTheArchivesOfAllMachines() throws {
    let folder = try packed()
    let own = try name(in: folder)
    let systems = own.hasSuffix("x86_64") ? ["aarch64", "x86_64"] : ["x86_64", "aarch64"]
    let other = own.replacing(systems[1], with: systems[0])
    let made = try FlowcRun.bash(
      """
      tar xf files/\(own).tar.gz && mv \(own) \(other) && tar czf files/\(other).tar.gz \(other)
      python3 '\(Self.script)' bundle --output files
      (cd files && sha256sum --quiet --check SHA256SUMS)
      python3 -m zipfile -e files/flowc.artifactbundle.zip unpacked
      """, in: folder, environment: ["SOURCE_DATE_EPOCH": "1700000000"])
    try #require(made.status == 0, "\(made.errors)")
    #expect(made.output.split(separator: "\n").count == 3)
    let manifest = try JSONReader.read(Array(try folder.read("unpacked/flowc.artifactbundle/info.json").utf8))
    #expect(manifest["schemaVersion"]?.string == "1.0")
    let tool = try #require(manifest["artifacts"]?["flowc"])
    #expect(tool["type"]?.string == "executable" && tool["version"]?.string == Compiler.version)
    let variants = try #require(tool["variants"]?.array)
    #expect(variants.map { $0["path"]?.string } == [own, other].sorted().map { "\($0)/flowc" })
    for variant in variants {
      let path = try #require(variant["path"]?.string)
      #expect(FileManager.default.fileExists(atPath: folder.path("unpacked/flowc.artifactbundle/\(path)")))
      let system = path.dropLast("/flowc".count).split(separator: "-", maxSplits: 2)[2]
      #expect(variant["supportedTriples"]?.array?.map(\.string) == [Self.triples[String(system)]])
    }
  }

  @Test func archivesOfTwoVersionsAreNoBundle() throws {
    let folder = try packed()
    let other = try FlowcRun.bash(
      "for file in files/*.tar.gz; do cp $file ${file/-\(Compiler.version)-/-9.9.9-}; done", in: folder)
    #expect(other.status == 0, "\(other.errors)")
    let run = try Self.release("bundle", in: folder)
    #expect(run.status == 1 && !run.errors.contains("Traceback"), "\(run.errors)")
  }

  /// A package that gets the tool from the bundle, and only the plugin from our sources, builds.
  @Test func aPackageBuildsWithTheBundle() throws {
    let folder = try packed()
    let made = try Self.release("bundle", in: folder)
    try #require(made.status == 0, "\(made.errors)")
    try folder.write(Data(Self.package.utf8), to: "Package.swift")
    let root = Repository.root.path()
    let swift = try SwiftToolchain.compiler.deletingLastPathComponent().appending(path: "swift").path()
    let built = try FlowcRun.bash(
      """
      mkdir Plugins && cp -r '\(root)/examples/package/Sources' . && cp -r '\(root)/Plugins/FlowcBuild' Plugins
      '\(swift)' build 1>&2 </dev/null && .build/debug/Reader
      """, in: folder)
    #expect(built.status == 0 && built.output.hasPrefix("articles\narticle(id: 7)\n"), "\(built.errors.suffix(3000))")
  }

  private static let package = """
    // swift-tools-version: 6.1
    import PackageDescription

    let package = Package(
      name: "Reader",
      targets: [
        .executableTarget(name: "Reader", plugins: ["FlowcBuild"]),
        .plugin(name: "FlowcBuild", capability: .buildTool(), dependencies: ["flowc"]),
        .binaryTarget(name: "flowc", path: "files/flowc.artifactbundle.zip"),
      ]
    )
    """
}
