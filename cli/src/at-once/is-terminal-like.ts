import { fstatSync, statSync } from "node:fs";

/**
 * Whether a stream of the process may be a terminal, without the module that knows, which takes long to load: every
 * device but the one that drops what it is given. A closed stream counts too, so that the long way meets it.
 */
export function isTerminalLike(descriptor: 1 | 2): boolean {
  try {
    const facts = fstatSync(descriptor);
    return facts.isCharacterDevice() && !(process.platform !== "win32" && facts.rdev === statSync("/dev/null").rdev);
  } catch {
    return true;
  }
}
