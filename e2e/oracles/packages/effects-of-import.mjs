/*
 * Imports modules one after another, and prints what of the world each changed: globals, the built-in classes and their
 * prototypes, listeners, timers, output. Nothing is what a module without side effects does.
 */
const written = [];
for (const stream of [process.stdout, process.stderr]) stream.write = (text) => written.push(`wrote ${String(text)}`);
globalThis.fetch = (address) => written.push(`fetched ${String(address)}`);

/** Each property of each global, of its prototype and of the process, by its path. */
function world() {
  const found = new Map();
  const add = (place, object) => {
    for (const key of Reflect.ownKeys(object)) {
      const { value, get, set } = Object.getOwnPropertyDescriptor(object, key);
      found.set(`${place}.${String(key)}`, [value, get, set]);
    }
  };
  add("globalThis", globalThis);
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    const value = Object.getOwnPropertyDescriptor(globalThis, name).value;
    if (typeof value !== "function" && (typeof value !== "object" || value === null || value === globalThis)) continue;
    add(name, value);
    if (typeof value === "function" && value.prototype) add(`${name}.prototype`, value.prototype);
  }
  add("process.env", { ...process.env });
  for (const event of process.eventNames()) found.set(`process.on(${String(event)})`, [process.listenerCount(event)]);
  for (const [index, kind] of process.getActiveResourcesInfo().toSorted().entries()) found.set(`${kind} ${index}`, []);
  return found;
}

const isSame = (one, other) =>
  one?.length === other?.length && one?.every((part, index) => Object.is(part, other[index]));

// Node makes some of its globals when they are first asked for.
for (const name of Object.getOwnPropertyNames(globalThis)) void globalThis[name];
let before = world();
const effects = {};
for (const module of process.argv.slice(2)) {
  await import(module);
  const after = world();
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (key) => !isSame(before.get(key), after.get(key)),
  );
  if (changed.length + written.length > 0) effects[module.split("/").at(-1)] = [...changed, ...written.splice(0)];
  before = after;
}
delete process.stdout.write;
process.stdout.write(JSON.stringify(effects));
