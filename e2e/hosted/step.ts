/** One thing that a user does. Rejects with a {@link Mismatch} when it went otherwise than it should. */
export interface Step {
  readonly name: string;
  run(): Promise<void>;
}

/** What should have come, and what came. */
export class Mismatch extends Error {
  override readonly name = "Mismatch";
  readonly expected: string;
  readonly came: string;
  constructor(expected: string, came: unknown) {
    const words = typeof came === "string" ? came : came instanceof Error ? came.message : JSON.stringify(came);
    super(`expected ${expected}; came ${words}`);
    this.expected = expected;
    this.came = words;
  }
}

/** Goes on when it holds. @throws Mismatch */
export function should(expected: string, holds: boolean, came: unknown): asserts holds {
  if (!holds) throw new Mismatch(expected, came);
}

/**
 * Takes the steps in their order until one fails, and tells of each with its time.
 * @returns whether all went well
 */
export async function takeSteps(steps: readonly Step[], say: (line: string) => void): Promise<boolean> {
  for (const [at, { name, run }] of steps.entries()) {
    const since = performance.now();
    const time = () => `${((performance.now() - since) / 1000).toFixed(1)} s`;
    try {
      await run();
      say(`ok      ${name}, ${time()}`);
    } catch (error) {
      say(`not ok  ${name}, ${time()}`);
      if (error instanceof Mismatch) say(`          expected  ${error.expected}\n          came      ${error.came}`);
      else say(`          ${error instanceof Error ? error.message : String(error)}`);
      for (const left of steps.slice(at + 1)) say(`left    ${left.name}`);
      return false;
    }
  }
  return true;
}
