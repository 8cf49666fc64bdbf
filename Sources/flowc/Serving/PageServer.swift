import FlowLang

/// Serves one page to browsers on this machine, and notifies them when there is a newer one (HTTP/1.1, RFC 9112). It
/// listens on the loopback address only, and answers only requests for that address: no page from elsewhere can read
/// it.
final class PageServer {
  /// The page, and its version number.
  private var page: [UInt8] = []
  private var version = 0
  private let socket: Int32
  /// The open connections.
  private var connections: [Connection] = []
  /// The port of the server.
  let port: UInt16

  /// - Parameter port: The port; 0 for any free port.
  init(port: UInt16) throws(Failure) {
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    let socket = Self.open(AF_INET, kind)
    guard socket >= 0 else { throw Failure("cannot serve: \(SystemError.last.reason)") }
    var one: Int32 = 1
    setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &one, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(socket, address, length) == 0 && listen(socket, 128) == 0 && getsockname(socket, address, &length) == 0
      }
    }
    self.socket = socket
    self.port = UInt16(bigEndian: address.sin_port)
    guard isBound else { throw Failure("cannot serve on port \(port): \(SystemError.last.reason)") }
  }

  private static func open(_ family: Int32, _ kind: Int32) -> Int32 {
    #if canImport(Glibc)
      Glibc.socket(family, kind, 0)
    #elseif canImport(Musl)
      Musl.socket(family, kind, 0)
    #else
      Darwin.socket(family, kind, 0)
    #endif
  }

  /// Replaces the page.
  func show(_ page: [UInt8]) {
    self.page = page
    version += 1
  }

  /// Answers requests for the given number of milliseconds at most. Silent connections do not block others.
  func answer(for milliseconds: Int32) {
    var requests = [pollfd(fd: socket, events: Int16(POLLIN), revents: 0)]
    requests += connections.map {
      pollfd(fd: $0.number, events: Int16($0.answer == nil ? POLLIN : POLLOUT), revents: 0)
    }
    let count = poll(&requests, nfds_t(requests.count), milliseconds)
    if count > 0 {
      for (index, request) in requests.dropFirst().enumerated() where request.revents != 0 {
        advance(&connections[index])
      }
      if requests[0].revents != 0 { acceptOne() }
    }
    let now = Self.now
    for connection in connections where connection.isDone || now > connection.deadline { connection.end() }
    connections.removeAll { $0.isDone || now > $0.deadline }
  }

  private func acceptOne() {
    let number = accept(socket, nil, nil)
    guard number >= 0 else { return }
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
    if connections.count >= Self.mostConnections { connections.removeFirst().end() }
    connections.append(Connection(number: number, deadline: Self.now + Self.patience))
  }

  /// Reads the request of a browser, or writes the next part of the response.
  private func advance(_ connection: inout Connection) {
    if let answer = connection.answer {
      let sent = answer.withUnsafeBytes { write(connection.number, $0.baseAddress, $0.count) }
      if sent > 0 {
        connection.answer = answer.dropFirst(sent)
        connection.deadline = Self.now + Self.patience
      }
      connection.isDone = connection.answer?.isEmpty == true || sent < 0 && errno != EAGAIN && errno != EINTR
      return
    }
    var chunk = [UInt8](repeating: 0, count: 4096)
    let count = read(connection.number, &chunk, chunk.count)
    if count < 0, errno == EAGAIN || errno == EINTR { return }
    guard count > 0, connection.question.count < 1 << 14 else { return connection.isDone = true }
    connection.question += chunk[..<count]
    let text = String(decoding: connection.question, as: UTF8.self)
    guard let end = text.firstRange(of: "\r\n\r\n") else { return }
    connection.answer = response(to: text[..<end.lowerBound].split(separator: "\r\n"))[...]
  }

  /// The seconds of a monotonic clock.
  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec)
  }

  /// The maximum number of connections; beyond it, the oldest is closed.
  private static let mostConnections = 200
  /// The number of seconds after which a silent connection is closed.
  private static let patience = 30

  private func response(to head: [Substring]) -> [UInt8] {
    let words = head.first?.split(separator: " ") ?? []
    let hosts = head.dropFirst().filter { $0.lowercased().hasPrefix("host:") }
      .map { $0.dropFirst(5).filter { $0 != " " }.lowercased() }
    guard hosts == ["127.0.0.1:\(port)"] || hosts == ["localhost:\(port)"] else {
      return Self.response("403 Forbidden", "text/plain", Array("ask by the loopback address\n".utf8))
    }
    guard words.count == 3, words[0] == "GET" else {
      return Self.response("405 Method Not Allowed", "text/plain", Array("only GET\n".utf8))
    }
    switch words[1] {
    case "/": return Self.response("200 OK", "text/html; charset=utf-8", page)
    case "/version": return Self.response("200 OK", "text/plain", Array("\(version)".utf8))
    default: return Self.response("404 Not Found", "text/plain", Array("nothing here\n".utf8))
    }
  }

  private static func response(_ status: String, _ type: String, _ body: [UInt8]) -> [UInt8] {
    let head =
      "HTTP/1.1 \(status)\r\nContent-Type: \(type)\r\nContent-Length: \(body.count)\r\nCache-Control: no-store\r\n"
      + "X-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n"
    return Array(head.utf8) + body
  }
}

/// A connection of a browser.
private struct Connection {
  let number: Int32
  /// The time at which the connection is closed unless there is progress.
  var deadline: Int
  /// The received part of the request.
  var question: [UInt8] = []
  /// The rest of the response to send; nil until the request is complete.
  var answer: ArraySlice<UInt8>?
  var isDone = false

  func end() { _ = close(number) }
}
