import Foundation

/// Faults of the system for tests of the full tier.
enum SystemFaults {
  /// Whether a disk of a few bytes can be mounted, which most containers do not allow.
  static let canMount =
    TestTier.isFull && works("unshare -m bash -c 'mkdir disk && mount -t tmpfs -o size=64k tmpfs disk'")

  /// The prefix of a command that must not run as root, which has access to every file.
  static let unprivileged =
    geteuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups --reset-env env PATH=\"$PATH\"" : ""

  /// A bash function, `stopping PATH CALLS WHEN COMMAND…`: runs the command, which is stopped after the system calls
  /// with a path; each time the function `meanwhile` runs, and the command continues.
  static let stopping = """
    stopping() {
      local path=$PWD/$1 calls=$2 when=$3 log=../calls seen=0 count
      shift 3
      : > "$log"
      env --default-signal strace -f -qq -o "$log" -P "$path" -e "trace=$calls" \\
        -e "inject=$calls:signal=STOP:when=$when" "$@" 2>../complaints &
      local tracer=$!
      while kill -0 "$tracer" 2>/dev/null; do
        count=$(grep -c 'stopped by SIGSTOP' "$log" || true)
        if [ "$count" -gt "$seen" ]; then
          seen=$count
          meanwhile
          kill -CONT "$(head -n 1 "$log" | cut -d ' ' -f 1)"
        fi
        sleep 0.02
      done
      wait "$tracer" && status=0 || status=$?
      grep -v '^strace: ' ../complaints >&2 || true
    }

    """

  private static func works(_ script: String) -> Bool { (try? FlowcRun.bash(script, in: ScratchFolder()).status) == 0 }
}
