extension Compiler {
  /// The version of the tool and of the library, as in `1.2.3`.
  public static let version = "0.1.0"
}
