import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Whether a text is well-formed XML.
func isWellFormedXML(_ text: String) -> Bool { XMLParser(data: Data(text.utf8)).parse() }
