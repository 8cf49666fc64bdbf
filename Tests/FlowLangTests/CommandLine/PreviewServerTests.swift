import Foundation
import Testing

/// `flowc preview --serve` and `--watch` over a while: silent connections, and files that disappear and come back.
@Suite(.timeLimit(.minutes(60))) struct PreviewServerTests {
  private static let flow = "app A { start Home }\nscreen Home {}\n"

  /// The flow is named, is in a folder that is named, or is listed in `.flowc.json`.
  @Test(.enabled(if: python != nil, "Python is not installed"), arguments: ["a.flow", "flows", ""])
  func aServerSurvivesMissingFilesAndSilentConnections(_ operand: String) throws {
    let folder = try ScratchFolder([
      "flows/a.flow": Self.flow, "a.flow": Self.flow, ".flowc.json": "{\"paths\": [\"flows\"]}",
    ])
    let script = """
      import os, re, socket, subprocess, sys, time, urllib.request
      tool = subprocess.Popen([sys.argv[1], "preview", *sys.argv[2:], "--serve", "0"], stderr=subprocess.PIPE, text=True)
      address = re.search(r"http://localhost:(\\d+)", tool.stderr.readline())
      port = int(address.group(1))
      def get(path="/"):
          return urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=20).read().decode()
      def wait(wanted):
          for _ in range(200):
              if wanted in get(): return True
              time.sleep(0.1)
          return False
      try:
          assert wait('data-node="Home"'), "first page"
          silent = [socket.create_connection(("127.0.0.1", port)) for _ in range(40)]
          begin = time.monotonic()
          assert 'data-node="Home"' in get(), "page beside silent connections"
          assert time.monotonic() - begin < 5, "the forty-first waited"
          silent[0].sendall(b"GET / HT")
          assert get("/version").isdigit()
          file = sys.argv[2] if sys.argv[2:] == ["a.flow"] else "flows/a.flow"
          os.remove(file)
          assert "flowc: error: " in tool.stderr.readline()
          assert 'data-node="Home"' in get(), "page while the file is gone"
          open(file, "w").write("app A { start Away }\\nscreen Away {}\\n")
          assert wait('data-node="Away"'), "page after the file is back"
          assert tool.poll() is None
          print("fine")
      finally:
          tool.kill()
      """
    try folder.write(Data(script.utf8), to: "try.py")
    let run = try FlowcRun.bash("python3 try.py \"$(command -v flowc)\" \(operand)", in: folder)
    #expect((run.status, run.output) == (0, "fine\n"), "\(run.errors)")
  }

  /// The server listens on the loopback address, and refuses a page of another origin whose name resolves to that
  /// address.
  @Test(.enabled(if: python != nil, "Python is not installed"))
  func onlyThisMachineIsAnswered() throws {
    let folder = try ScratchFolder(["a.flow": Self.flow])
    let script = """
      import http.client, os, re, subprocess, sys
      tool = subprocess.Popen([sys.argv[1], "preview", "a.flow", "--serve", "0"], stderr=subprocess.PIPE, text=True)
      port = int(re.search(r"http://localhost:(\\d+)", tool.stderr.readline()).group(1))
      def status(host):
          connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
          connection.request("GET", "/", headers={"Host": host})
          return connection.getresponse().status
      try:
          print(status(f"localhost:{port}"), status(f"127.0.0.1:{port}"), status("flows.example"), status(f"flows.example:{port}"))
          if os.path.exists("/proc/net/tcp"):
              listening = [line.split()[1] for line in open("/proc/net/tcp") if line.split()[3] == "0A"]
              assert [address for address in listening if address.endswith(f":{port:04X}")] == [f"0100007F:{port:04X}"]
      finally:
          tool.kill()
      """
    try folder.write(Data(script.utf8), to: "try.py")
    let run = try FlowcRun.bash("python3 try.py \"$(command -v flowc)\"", in: folder)
    #expect((run.status, run.output) == (0, "200 200 403 403\n"), "\(run.errors)")
  }

  @Test(.enabled(if: python != nil, "Python is not installed"))
  func watchWritesThePageAgain() throws {
    let folder = try ScratchFolder(["a.flow": Self.flow])
    let script = """
      import os, subprocess, sys, time
      tool = subprocess.Popen([sys.argv[1], "preview", "a.flow", "-w"], stderr=subprocess.PIPE, text=True)
      try:
          assert tool.stderr.readline() == "wrote a.html\\n"
          open("b.flow", "w").write("app A { start Away }\\nscreen Away {}\\n")
          os.replace("b.flow", "a.flow")
          assert tool.stderr.readline() == "wrote a.html\\n"
          assert 'data-node="Away"' in open("a.html").read()
          print("fine")
      finally:
          tool.kill()
      """
    try folder.write(Data(script.utf8), to: "try.py")
    let run = try FlowcRun.bash("timeout 60 python3 try.py \"$(command -v flowc)\"", in: folder)
    #expect((run.status, run.output) == (0, "fine\n"), "\(run.errors)")
  }

  private static let python = try? FlowcRun.bash("python3 --version", in: ScratchFolder()).status == 0 ? true : nil
}
