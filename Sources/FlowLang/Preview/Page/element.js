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

/** What a person may read of a node: the first line of its documentation, or its name. */
function titleOf(node) {
  const line = (node.doc ?? "").split("\n")[0].trim();
  return line !== "" && line.length <= 40 ? line.replace(/\.$/, "") : node.name;
}
