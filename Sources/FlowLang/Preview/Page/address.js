// Which url an address opens: a literal segment beats a placeholder (docs/language.md, deep links).

/** The way in that an address typed by somebody opens; undefined when none does. */
function wayInFor(text, graph) {
  const typed = text.trim();
  const urls = graph.waysIn.filter((wayIn) => wayIn.isURL);
  const exact = urls.find((wayIn) => wayIn.text === typed);
  if (exact) return exact;
  const address = takenApart(withoutScheme(typed, graph));
  const matching = urls.map((wayIn) => ({ wayIn, pattern: takenApart(wayIn.text) }))
    .filter(({ wayIn, pattern }) => matches(pattern, address, wayIn, graph));
  return matching.reduce((best, other) => (!best || isMoreExact(other.pattern, best.pattern) ? other : best), null)?.wayIn;
}

/** An address with a scheme of the app's has its first segment where others have a host. */
function withoutScheme(text, graph) {
  const { schemes = [], domains = [] } = graph.app;
  const scheme = schemes.find((scheme) => text.toLowerCase().startsWith(`${scheme.toLowerCase()}://`));
  if (scheme === undefined) return text;
  const rest = text.slice(scheme.length + 3);
  const host = rest.split(/[/?#]/)[0].toLowerCase();
  return domains.some((domain) => domain.toLowerCase() === host) ? rest.slice(host.length) || "/" : `/${rest}`;
}

/** An address or a pattern as its origin, its segments and its query. */
function takenApart(text) {
  const [rest, query = ""] = text.split("#")[0].split("?");
  const origin = /^[\w.+-]+:\/\/[^/]*/.exec(rest)?.[0] ?? "";
  const pairs = query.split("&").filter(Boolean).map((pair) => pair.split("="));
  return {
    origin: origin.toLowerCase(),
    segments: rest.slice(origin.length).split("/").filter(Boolean),
    query: new Map(pairs.map(([key, ...value]) => [key, value.join("=")])),
  };
}

function matches(pattern, address, wayIn, graph) {
  if (address.origin !== pattern.origin && !(pattern.origin === "" && isOwn(address.origin, graph))) return false;
  if (pattern.segments.length !== address.segments.length) return false;
  if (!pattern.segments.every((segment, index) => fits(segment, address.segments[index]))) return false;
  return [...pattern.query].every(([key, value]) => {
    if (address.query.has(key)) return fits(value, address.query.get(key));
    const names = [...value.matchAll(/\{([^}]*)\}/g)].map((match) => match[1]);
    return names.length > 0 && names.every((name) => isOptional(name, wayIn.owner));
  });
}

/** Whether a text is a piece of a pattern with something in the place of each placeholder. */
function fits(piece, text) {
  const literals = piece.split(/\{[^}]*\}/).map((literal) => literal.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${literals.join(".*")}$`, "su").test(text);
}

function isOptional(name, node) {
  const parameter = (node.parameters ?? []).find((parameter) => parameter.name === name);
  return parameter !== undefined && (parameter.optional === true || parameter.default !== undefined);
}

/** Whether a host is the app's. */
function isOwn(origin, graph) {
  return origin === "" || (graph.app.domains ?? []).some(
    (domain) => origin.replace(/^https?:/, "") === `//${domain.toLowerCase()}`);
}

/** Whether a pattern is as exact as another in every segment, and more exact in one. */
function isMoreExact(pattern, other) {
  const isLiteral = (segment) => !segment.includes("{");
  const pairs = pattern.segments.map((segment, index) => [isLiteral(segment), isLiteral(other.segments[index])]);
  return pairs.every(([one, two]) => one || !two) && pairs.some(([one, two]) => one && !two);
}
