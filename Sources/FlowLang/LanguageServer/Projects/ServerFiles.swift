/// The server's access to files on disk. All paths are absolute.
public struct ServerFiles {
  /// Returns the canonical path of a file, which need not exist.
  let canonical: (_ path: String) -> String
  /// Returns the folder that contains all files that a file may import.
  let project: (_ path: String) -> String
  /// Returns the configuration of the project of a file.
  let configuration: (_ path: String) -> Configuration
  /// Returns the canonical path of the file that an `import` refers to, whether it exists or not.
  let place: (_ path: String, _ importer: String, _ project: String) -> Result<String, ImportProblem>
  /// Returns the contents of a file.
  let read: (_ path: String) -> Result<[UInt8], ImportProblem>
  /// Returns the Swift code that the project of a file is compared with; nil for none.
  let code: (_ path: String) -> AppSources?
  /// Returns the flow files below a folder.
  let flowsBelow: (_ folder: String) -> [String]
  /// Returns the flow files in the folder of a file.
  let flowsBeside: (_ path: String) -> [String]

  /// Creates the access from its functions; all paths that they return are canonical.
  public init(
    canonical: @escaping (_ path: String) -> String,
    project: @escaping (_ path: String) -> String,
    configuration: @escaping (_ path: String) -> Configuration,
    place: @escaping (_ path: String, _ importer: String, _ project: String) -> Result<String, ImportProblem>,
    read: @escaping (_ path: String) -> Result<[UInt8], ImportProblem>,
    code: @escaping (_ path: String) -> AppSources? = { _ in nil },
    flowsBelow: @escaping (_ folder: String) -> [String],
    flowsBeside: @escaping (_ path: String) -> [String]
  ) {
    self.canonical = canonical
    self.project = project
    self.configuration = configuration
    self.place = place
    self.read = read
    self.code = code
    self.flowsBelow = flowsBelow
    self.flowsBeside = flowsBeside
  }
}
