import FlowLang
