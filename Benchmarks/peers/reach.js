// Reads the graph, resolves the goal of every link, and walks breadth first from the start: is every screen reached?
const { start, screens } = JSON.parse(require("node:fs").readFileSync(process.argv[2], "utf8"));
const numbers = new Map(Object.keys(screens).map((name, number) => [name, number]));
const links = Object.values(screens).map((links) => links.map((link) => numbers.get(link.to)));
if (links.some((goals) => goals.includes(undefined))) process.exit(1);
const seen = new Uint8Array(links.length);
const queue = [numbers.get(start)];
seen[queue[0]] = 1;
for (let next = 0; next < queue.length; next++) {
  for (const goal of links[queue[next]]) {
    if (seen[goal]) continue;
    seen[goal] = 1;
    queue.push(goal);
  }
}
process.exit(queue.length === links.length ? 0 : 1);
