// Asks the server of this page every second whether there is a newer one, and shows that in the same state.

let shownVersion = null;
setInterval(async () => {
  const answer = await fetch("version").catch(() => null);
  const version = answer?.ok ? await answer.text() : shownVersion;
  if (shownVersion !== null && version !== shownVersion) location.reload();
  shownVersion = version;
}, 1000);
