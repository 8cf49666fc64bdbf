/** Makes an element. Text only ever becomes text: nothing that a flow says is read as markup. */
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

/** What a person reads as the name of a node: its title, or its name in words. */
function titleOf(node) {
  if (node.title) return node.title;
  return node.name.replace(/([\p{Ll}\d])(\p{Lu})/gu, "$1 $2").replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2");
}
