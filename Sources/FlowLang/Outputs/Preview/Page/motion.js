// The animation of a change: its direction, its transition, and the transition as key frames of the browser.

/** The motion between two states: { direction, kind, name }; null when nothing moves. */
function motionBetween(before, after, graph) {
  if (!before || textOf(before) === textOf(after)) return null;
  const [from, to] = [current(before), current(after)];
  if (from === to) return null;
  const depth = (state) => state.layers.reduce((sum, layer) => sum + stack(layer).length, 0);
  if (after.layers.length !== before.layers.length) {
    const isForward = after.layers.length > before.layers.length;
    const presentation = top(isForward ? after : before).presentation;
    return { direction: isForward ? "forward" : "backward", kind: presentation, name: nameOf(isForward ? to : from, graph) };
  }
  if (top(before).selected !== top(after).selected) return { direction: "across", kind: "tab", name: "none" };
  const isForward = depth(after) >= depth(before);
  return { direction: isForward ? "forward" : "backward", kind: "push", name: nameOf(isForward ? to : from, graph) };
}

/** The transition that an entry came with. */
function nameOf(entry, graph) {
  return entry.via ?? graph.transitionOf(graph.node(entry.screen));
}

/** The key frames of the entering and the leaving screen: { entering, leaving, options }; null when nothing moves. */
function framesOf(motion, graph) {
  if (!motion || motion.name === "none") return null;
  const transition = graph.transitions.get(motion.name);
  if (!transition) return standardFrames(motion);
  const part = (transition.motions ?? []).find((one) => one.kind === motion.direction || one.kind === "both");
  const easing = (transition.motions ?? []).find((part) => part.kind === "easing");
  if (!part) return { ...standardFrames(motion), options: timing(easing) };
  const leaving = part.leaving ?? part.effects;
  return {
    entering: [frame(part.effects, false), {}],
    leaving: [{}, frame(leaving, true)],
    options: timing(easing),
  };
}

/** The key frames of the platform's own transitions. */
function standardFrames({ direction, kind }) {
  const options = { duration: 320, easing: "cubic-bezier(0.2, 0.8, 0.2, 1)" };
  if (direction === "across") return null;
  const away = kind === "push" ? { transform: "translateX(100%)" } : { transform: "translateY(100%)" };
  const behind = kind === "push" ? { transform: "translateX(-25%)" } : {};
  return direction === "forward"
    ? { entering: [away, {}], leaving: [{}, behind], options }
    : { entering: [behind, {}], leaving: [{}, away], options };
}

/** The frame at which effects begin, or end for a leaving screen. */
function frame(effects, isLeaving) {
  const transforms = [];
  let opacity = null;
  for (const { name, arguments: given = [] } of effects ?? []) {
    const values = given.map((argument) => argument.value.value);
    switch (name) {
      case "move": case "push": transforms.push(towards(values[0])); break;
      case "slide": transforms.push(towards(isLeaving ? "trailing" : "leading")); break;
      case "scale": transforms.push(`scale(${Number(values[0]) || 0})`); break;
      case "offset": transforms.push(`translate(${Number(values[0]) || 0}px, ${Number(values[1]) || 0}px)`); break;
      case "zoom": transforms.push("scale(0.6)"); opacity = 0; break;
      case "opacity": opacity = 0; break;
    }
  }
  const result = {};
  if (transforms.length > 0) result.transform = transforms.join(" ");
  if (opacity !== null) result.opacity = opacity;
  return result;
}

function towards(edge) {
  const offsets = { leading: "-100%, 0", trailing: "100%, 0", top: "0, -100%", bottom: "0, 100%" };
  return `translate(${offsets[edge] ?? offsets.trailing})`;
}

/** The duration and the curve of an easing. */
function timing(easing) {
  const [effect] = easing?.effects ?? [];
  if (!effect) return { duration: 320, easing: "ease" };
  const values = Object.fromEntries((effect.arguments ?? []).map((argument, index) => [argument.name ?? index, argument.value.value]));
  const curves = { linear: "linear", easeIn: "ease-in", easeOut: "ease-out", easeInOut: "ease-in-out" };
  if (curves[effect.name]) return { duration: milliseconds(values.duration ?? values[0] ?? "350ms"), easing: curves[effect.name] };
  if (effect.name === "none") return { duration: 0 };
  const response = Number(values.response ?? 0.5);
  const overshoot = effect.name === "bouncy" || Number(values.damping ?? 1) < 0.6 ? 1.56 : 1;
  return { duration: response * 1000, easing: `cubic-bezier(0.2, ${overshoot}, 0.4, 1)` };
}

function milliseconds(text) {
  const number = parseFloat(text);
  return String(text).endsWith("ms") ? number : number * 1000;
}
