// What the stages of a compilation cost in one process, without starting it.
//
//   InProcess time FILE…        for each file a line of JSON: nanoseconds of each stage, the median of many runs
//   InProcess until STAGE FILE  takes the file through the stages up to this one, once: to count instructions and memory

let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "time" {
  for path in arguments.dropFirst() { print(Timing(of: path).json) }
} else if arguments.first == "until", arguments.count == 3, let stage = Stage(rawValue: arguments[2]) {
  print(stage.run(arguments[3], bytes(of: arguments[3])))
} else {
  fatalError("usage: InProcess time FILE… | InProcess until read|parse|bind|judge|dot FILE")
}
