/** Creates an element. Text is only inserted as text: nothing of a flow is parsed as markup. */
function element(name, attributes = {}, ...children) {
  const result = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) result.addEventListener(key.slice(2), value);
    else if (value === true) result.setAttribute(key, "");
    else if (value !== false && value !== null && value !== undefined) result.setAttribute(key, value);
  }
  result.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  return result;
}

/** The displayed title of a screen or another node: its own, or its name in words. */
function titleOf(node) {
  return node.title ? node.title : inWords(node.name);
}

/** The displayed title of a tab. */
function titleOfTab(tab) {
  return tab.title || inWords(tab.name);
}

/** The displayed text of a link. */
function labelOf(link) {
  return link.label || inWords(link.name);
}

/** A name in words: `AccountSettings` is "Account Settings", `PINEntry` "PIN Entry". Other names stay unchanged. */
function inWords(name) {
  if (!/^[\p{L}\p{N}_]+$/u.test(name)) return name;
  const words = name.replace(/_+/g, " ").replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, "$1 $2").replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2")
    .replace(/(\p{L})(\p{N})/gu, "$1 $2").trim();
  return words === "" ? name : words[0].toUpperCase() + words.slice(1);
}

/** Shows a short message for a moment. */
function toast(text) {
  const place = document.getElementById("toast");
  place.textContent = text;
  place.hidden = text === "";
  clearTimeout(toast.timer);
  toast.timer = setTimeout(() => { place.hidden = true; }, 3200);
}

/** Copies a text; where the browser does not allow that, shows it selected, to be copied by hand. */
async function copy(text, message) {
  try {
    await navigator.clipboard.writeText(text);
    toast(message);
  } catch {
    const field = element("input", { readonly: true, "aria-label": "Text to copy" });
    field.value = text;
    const place = document.getElementById("toast");
    clearTimeout(toast.timer);
    place.replaceChildren("Copy this: ", field, element("button", { type: "button", onclick: () => { place.hidden = true; } }, "Close"));
    place.hidden = false;
    field.select();
  }
}
