import Foundation
import Testing

/// Repositories with missing objects, and those that try to make git run programs.
@Suite(.fullTier)
struct GitFaultTests {
  /// Returns a repository whose commit has a flow, the content of which git no longer has.
  private func folderWithoutContent() throws -> GitFolder {
    let folder = try GitFolder()
    try folder.commit(["a.flow": "app A { start Home }\nscreen Home {}\n"])
    let run = try FlowcRun.bash(
      "hash=$(git rev-parse HEAD:a.flow); rm -f .git/objects/${hash:0:2}/${hash:2}", in: folder.files)
    try #require(run.status == 0, "\(run.errors)")
    return folder
  }

  @Test func contentThatGitCannotGiveIsAnError() throws {
    let folder = try folderWithoutContent()
    let run = try folder.flowc("diff", "--against", "HEAD", "a.flow")
    #expect((run.status, run.output) == (2, ""))
    #expect(run.errors.contains("git cannot give HEAD:a.flow"), "\(run.errors)")
    // A folder whose tree git cannot list is an error as well, not a folder without the file.
    let tree = try FlowcRun.bash(
      "git commit-tree -p HEAD -m x $(git rev-parse HEAD^{tree}) > c; hash=$(git rev-parse HEAD^{tree}); "
        + "rm -f .git/objects/${hash:0:2}/${hash:2}; flowc diff --against $(cat c) a.flow",
      in: folder.files,
      environment: [
        "GIT_AUTHOR_NAME": "T", "GIT_AUTHOR_EMAIL": "t@e", "GIT_COMMITTER_NAME": "T",
        "GIT_COMMITTER_EMAIL": "t@e",
      ])
    #expect(tree.status == 2)
    #expect(tree.errors.contains("git cannot give "), "\(tree.errors)")
  }

  /// A partial clone names the remote that has the rest, and the program that fetches it.
  @Test func nothingIsFetchedAndNoProgramRuns() throws {
    let folder = try folderWithoutContent()
    let run = try FlowcRun.bash(
      """
      git config core.repositoryformatversion 1
      git config extensions.partialClone origin
      git config remote.origin.promisor true
      git config remote.origin.url "$PWD"
      git config remote.origin.uploadpack "touch stolen; false"
      git config core.fsmonitor "touch stolen; false"
      git config core.sshCommand "touch stolen; false"
      flowc diff --against HEAD a.flow; echo $?
      test -e stolen && echo stolen
      git config remote.origin.url "ext::sh -c touch% stolen"
      flowc diff --against HEAD a.flow; echo $?
      test -e stolen && echo stolen
      true
      """.replacingOccurrences(of: "flowc diff", with: "set +e; flowc diff"), in: folder.files)
    #expect(run.output == "2\n2\n", "\(run.errors)")
    #expect(try !folder.files.names.contains("stolen"))
  }

  @Test func onlyAHashIsACommit() throws {
    let folder = try GitFolder()
    try folder.commit(["a.flow": "app A { start Home }\nscreen Home {}\n"])
    for name in ["^HEAD", "HEAD^@", "HEAD...HEAD", "HEAD..HEAD"] {
      let run = try folder.flowc("diff", "--against", name, "a.flow")
      #expect((run.status, run.output) == (2, ""))
      #expect(run.errors.contains("git knows no commit `\(name)`"), "\(run.errors)")
    }
  }

  @Test(.timeLimit(.minutes(60))) func gitIsEndedAfterATimeout() throws {
    let folder = try GitFolder()
    try folder.write("app A { start Home }\nscreen Home {}\n", to: "a.flow")
    let run = try FlowcRun.bash(
      """
      mkdir bin
      printf '#!/bin/sh\\nsleep 300 &\\necho $! > sleeper\\nwait\\n' > bin/git
      chmod +x bin/git
      set +e
      PATH="$PWD/bin:$PATH" flowc diff --against HEAD a.flow
      echo $?
      sleep 1
      # One that nobody has waited for yet is at its end, too.
      case "$(ps -o stat= -p $(cat sleeper))" in ""|Z*) ;; *) echo lasting;; esac
      true
      """, in: folder.files)
    #expect(run.output == "2\n")
    #expect(run.errors.contains("`git` does not answer within 20 seconds"))
  }
}
