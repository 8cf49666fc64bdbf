import FlowLang

/// A requested form of the report, with its output file.
struct RequestedForm {
  let reporter: Reporter
  let file: String?

  /// Returns the forms of all `--format` options, and the text form if no other goes to standard output.
  static func forms(_ values: [String]) throws(Failure) -> [RequestedForm] {
    var forms: [RequestedForm] = []
    for value in values {
      let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let reporter = Reporter.named(parts[0]) else {
        let names = Reporter.all.map(\.name)
        throw Failure(
          unknown: "format", parts[0], among: names, otherwise: "it can be " + names.joined(separator: ", "),
          usage: Command.check.usage)
      }
      let form = RequestedForm(reporter: reporter, file: parts.count > 1 ? parts[1] : nil)
      if form.file == "" { throw Failure("--format \(value) needs a FILE", usage: Command.check.usage) }
      if form.file == nil, forms.contains(where: { $0.file == nil && $0.reporter.isMachine == reporter.isMachine }) {
        throw Failure("only one format can go to one place; give the others a file, as in \(value)=FILE")
      }
      forms.append(form)
    }
    return forms.contains { $0.file == nil } ? forms : [RequestedForm(reporter: .text, file: nil)] + forms
  }
}
