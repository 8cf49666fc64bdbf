// The url that an address opens: a literal segment has precedence over a placeholder (docs/language.md, deep links).

/** The entry point that a typed address opens; undefined when none does. */
function entryPointFor(text, graph) {
  const typed = text.trim();
  const urls = graph.entryPoints.filter((entryPoint) => entryPoint.isURL);
  const exact = urls.find((entryPoint) => entryPoint.text === typed);
  if (exact) return exact;
  return bestFor(takenApart(typed), urls, graph) ?? bestFor(takenApart(withoutScheme(typed, graph)), urls, graph);
}

/** The most exact of the urls that an address matches. */
function bestFor(address, urls, graph) {
  const matching = urls.map((entryPoint) => ({ entryPoint, pattern: takenApart(entryPoint.text) }))
    .filter(({ entryPoint, pattern }) => matches(pattern, address, entryPoint, graph));
  return matching.reduce((best, other) => (!best || isMoreExact(other.pattern, best.pattern) ? other : best), null)?.entryPoint;
}

/** In `shop://product/3`, with a scheme of the app, the first segment is parsed as the host. */
function withoutScheme(text, graph) {
  const scheme = (graph.app.schemes ?? []).find((scheme) => text.toLowerCase().startsWith(`${scheme.toLowerCase()}://`));
  return scheme === undefined ? text : `/${text.slice(scheme.length + 3)}`;
}

/** An address or a pattern as its origin, its segments and its query. */
function takenApart(text) {
  const [rest, query = ""] = text.split("#")[0].split("?");
  const origin = /^[\w.+-]+:\/\/[^/]*/.exec(rest)?.[0] ?? "";
  const pairs = query.split("&").filter(Boolean).map((pair) => pair.split("="));
  return {
    origin: origin.toLowerCase(),
    segments: rest.slice(origin.length).split("/").filter(Boolean),
    query: new Map(pairs.map(([key, ...value]) => [decoded(key), value.join("=")])),
  };
}

/** A text without percent-encoding; the text itself when it is not encoded correctly. */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function matches(pattern, address, entryPoint, graph) {
  if (address.origin !== pattern.origin && !(pattern.origin === "" && isOwn(address.origin, graph))) return false;
  if (pattern.segments.length !== address.segments.length) return false;
  const { owner } = entryPoint;
  if (!pattern.segments.every((segment, index) => fits(segment, address.segments[index], owner))) return false;
  return [...pattern.query].every(([key, value]) => {
    if (address.query.has(key)) return fits(value, address.query.get(key), owner);
    const names = placeholders(value);
    return names.length > 0 && names.every((name) => isOptional(name, owner));
  });
}

/** Whether a text is a part of a pattern with a value for each placeholder. */
function fits(piece, text, owner) {
  const literals = piece.split(/\{[^}]*\}/).map((literal) => decoded(literal).replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const values = new RegExp(`^${literals.join("(.*?)")}$`, "su").exec(decoded(text))?.slice(1);
  if (values === undefined) return false;
  return placeholders(piece).every((name, index) => reads(parameter(name, owner)?.type, values[index]));
}

function placeholders(piece) {
  return [...piece.matchAll(/\{([^}]*)\}/g)].map((match) => match[1]);
}

/** Whether a router can read a value of a type from an address. The format of a type of the app's own is not known. */
function reads(type, text) {
  switch (type?.replace("?", "")) {
    case "Int": return /^[+-]?\d+$/.test(text);
    case "Double": return text.trim() !== "" && !Number.isNaN(Number(text));
    case "Bool": return text === "true" || text === "false";
    case "UUID": return /^[^-]{8}(-[^-]{4}){3}-[^-]{12}$/.test(text);
    default: return true;
  }
}

function parameter(name, node) {
  return (node.parameters ?? []).find((parameter) => parameter.name === name);
}

function isOptional(name, node) {
  const found = parameter(name, node);
  return found !== undefined && (found.optional === true || found.default !== undefined);
}

/** Whether a scheme and host are the app's. */
function isOwn(origin, graph) {
  const { schemes = [], domains = [] } = graph.app;
  const hosts = ["", ...domains.map((domain) => domain.toLowerCase())];
  return origin === "" || schemes.some((scheme) => hosts.some((host) => origin === `${scheme.toLowerCase()}://${host}`))
    || domains.some((domain) => origin.replace(/^https?:/, "") === `//${domain.toLowerCase()}`);
}

/** Whether a pattern is as exact as another in every segment, and more exact in one. */
function isMoreExact(pattern, other) {
  const isLiteral = (segment) => !segment.includes("{");
  const pairs = pattern.segments.map((segment, index) => [isLiteral(segment), isLiteral(other.segments[index])]);
  return pairs.every(([one, two]) => one || !two) && pairs.some(([one, two]) => one && !two);
}
