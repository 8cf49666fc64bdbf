/// What the server asks about files on disk. Every path that goes in or comes out is absolute.
public struct ServerFiles {
  /// The one name of a file, whatever way leads to it. The file need not be there.
  let canonical: (_ path: String) -> String
  /// The folder that what a file imports must stay in.
  let project: (_ path: String) -> String
  /// What the project of a file says of rules.
  let configuration: (_ path: String) -> Configuration
  /// The canonical name of the file that an `import` leads to, whether it is there or not.
  let place: (_ path: String, _ importer: String, _ project: String) -> Result<String, ImportProblem>
  /// What stands in a file.
  let read: (_ path: String) -> Result<[UInt8], ImportProblem>
  /// The Swift code that the project of a file is compared with; nil for none.
  let code: (_ path: String) -> AppSources?
  /// The flow files below a folder.
  let flowsBelow: (_ folder: String) -> [String]
  /// The flow files in the folder of a file.
  let flowsBeside: (_ path: String) -> [String]

  /// - Parameters:
  ///   - canonical: The one name of a file, whatever way leads to it. The file need not be there.
  ///   - project: The folder that what a file imports must stay in.
  ///   - configuration: What the project of a file says of rules.
  ///   - place: The canonical name of the file that an `import` leads to.
  ///   - read: What stands in a file.
  ///   - code: The Swift code that the project of a file is compared with, with canonical names; nil for none.
  ///   - flowsBelow: The flow files below a folder, with canonical names.
  ///   - flowsBeside: The flow files in the folder of a file, with canonical names.
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
