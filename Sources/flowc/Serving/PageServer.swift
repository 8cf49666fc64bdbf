import FlowLang

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Shows one page to browsers on this machine, and tells them when there is a newer one (HTTP/1.1, RFC 9112). It listens on
/// the loopback address only, and answers only those who ask for it by that address: no page from elsewhere can read it.
final class PageServer {
  /// The page, and how often it has changed.
  private var page: [UInt8] = []
  private var version = 0
  private let socket: Int32
  /// The port that it listens on.
  let port: UInt16

  /// - Parameter port: The port; 0 for any that is free.
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
        bind(socket, address, length) == 0 && listen(socket, 16) == 0 && getsockname(socket, address, &length) == 0
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

  /// Shows another page from now on.
  func show(_ page: [UInt8]) {
    self.page = page
    version += 1
  }

  /// Answers those who ask, for so many milliseconds.
  func answer(for milliseconds: Int32) {
    var request = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, milliseconds) > 0 else { return }
    let connection = accept(socket, nil, nil)
    guard connection >= 0 else { return }
    let browser = Descriptor(connection)
    defer { try? browser.end() }
    var patience = timeval(tv_sec: 2, tv_usec: 0)
    setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    setsockopt(connection, SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    guard let head = head(from: browser) else { return }
    try? browser.writeAll(response(to: head), patience: 2000)
  }

  /// The head of a request; nil when there is none in time, or it is too long.
  private func head(from browser: Descriptor) -> [Substring]? {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while bytes.count < 1 << 14 {
      guard let count = try? chunk.withUnsafeMutableBytes({ try browser.fill($0) }), count > 0 else { return nil }
      bytes += chunk[..<count]
      let text = String(decoding: bytes, as: UTF8.self)
      if let end = text.firstRange(of: "\r\n\r\n") { return text[..<end.lowerBound].split(separator: "\r\n") }
    }
    return nil
  }

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
