import type { AST } from "@eslint-community/regexpp";
import { type Automaton, buildAutomaton } from "./automaton.ts";

export interface Explosion {
  /** `exponential`: each further repetition may double the time. `polynomial`: twice the text, at least four times it. */
  readonly growth: "exponential" | "polynomial";
  /** The repetition at fault, as written. */
  readonly loop: string;
  /** A text whose repetition feeds it. */
  readonly pump: string;
}

/** Steps after which the search gives up and says nothing; the time budget of a run is what really holds. */
const MAX_STEPS = 60_000;

/**
 * Whether a backtracking engine can take exponential or polynomial time: the pattern's automaton is ambiguous on a
 * loop (Weber and Seidl 1991: EDA is two ways around one loop on one text, IDA is two loops and a way between them on
 * one text), and the match can still fail after it. A report is a real ambiguity; silence is not a promise.
 */
export function findExplosion(pattern: AST.Pattern, flags: string): Explosion | undefined {
  const budget = { steps: MAX_STEPS };
  const automata = [pattern, ...lookarounds(pattern)].flatMap((node) => buildAutomaton(node, flags) ?? []);
  for (const growth of ["exponential", "polynomial"] as const) {
    for (const automaton of automata) {
      const found = growth === "exponential" ? twoWaysAround(automaton, budget) : twoLoops(automaton, budget);
      if (found) return { growth, loop: found.loop, pump: automaton.isBackward ? reversed(found.pump) : found.pump };
    }
  }
  return undefined;
}

const reversed = (text: string) => Array.from(text).toReversed().join("");

type Found = Pick<Explosion, "loop" | "pump">;
type Budget = { steps: number };

function twoWaysAround(automaton: Automaton, budget: Budget): Found | undefined {
  const { positions, follow, last } = automaton;
  for (const [start, { loop }] of positions.entries()) {
    if (loop === undefined || last.has(start)) continue;
    // A pair of positions on one text, and whether the two ways have parted by now.
    const pump = search(
      [start, start, 0],
      budget,
      automaton,
      ([one, other, parted]) =>
        [...(follow[one] ?? [])].flatMap(([a, ways]) =>
          [...(follow[other] ?? [])].map(([b, more]) => {
            const splits = one === other && a === b && (ways > 1 || more > 1);
            return [a, b, parted || splits || a !== b ? 1 : 0];
          }),
        ),
      ([one, other, parted]) => one === start && other === start && parted === 1,
    );
    if (pump !== undefined) return { loop, pump };
  }
  return undefined;
}

function twoLoops(automaton: Automaton, budget: Budget): Found | undefined {
  const { positions, follow, last } = automaton;
  const loops = positions.flatMap((position, at) => (position.loop === undefined ? [] : [at]));
  for (const from of loops) {
    for (const to of loops) {
      if (from === to || last.has(to)) continue;
      const pump = search(
        [from, from, to],
        budget,
        automaton,
        ([one, way, other]) =>
          [...(follow[one] ?? []).keys()].flatMap((a) =>
            [...(follow[way] ?? []).keys()].flatMap((b) => [...(follow[other] ?? []).keys()].map((c) => [a, b, c])),
          ),
        ([one, way, other]) => one === from && way === to && other === to,
      );
      if (pump !== undefined) return { loop: positions[to]?.loop ?? "", pump };
    }
  }
  return undefined;
}

type State = readonly [number, number, number];

/** Breadth first through states whose positions can all take one character. @returns the text of a way to the goal */
function search(
  start: State,
  budget: Budget,
  { positions, alphabet }: Automaton,
  next: (state: State) => (readonly number[])[],
  isGoal: (state: State) => boolean,
): string | undefined {
  const isPair = start[2] === 0 && start[0] === start[1];
  const seen = new Map<string, { readonly from: string; readonly taken: string }>();
  const queue: State[] = [start];
  for (let state = queue.shift(); state; state = queue.shift()) {
    for (const reached of next(state) as State[]) {
      if (budget.steps-- <= 0) return undefined;
      const [a, b, c] = reached;
      let taken = (positions[a]?.takes ?? 0n) & (positions[b]?.takes ?? 0n);
      if (!isPair) taken &= positions[c]?.takes ?? 0n;
      if (taken === 0n || seen.has(reached.join())) continue;
      seen.set(reached.join(), { from: state.join(), taken: sample(taken, alphabet) });
      if (isGoal(reached)) return textTo(reached.join(), start.join(), seen);
      queue.push(reached);
    }
  }
  return undefined;
}

function textTo(
  goal: string,
  start: string,
  seen: ReadonlyMap<string, { readonly from: string; readonly taken: string }>,
): string {
  let text = "";
  let at = goal;
  do {
    const step = seen.get(at);
    if (!step) break;
    text = step.taken + text;
    at = step.from;
  } while (at !== start);
  return text;
}

/** A character people can read, where there is one: a letter, a digit, anything visible. */
function sample(taken: bigint, alphabet: readonly string[]): string {
  const characters = alphabet.filter((_, at) => ((taken >> BigInt(at)) & 1n) === 1n);
  const liked = [/[a-z]/, /\d/, /[!-~]/, / /].map((kind) => characters.find((each) => kind.test(each)));
  return liked.find((each) => each !== undefined) ?? characters[0] ?? "";
}

function lookarounds(node: { readonly alternatives: readonly AST.Alternative[] }): AST.LookaroundAssertion[] {
  const inside = (each: AST.Element): AST.LookaroundAssertion[] => {
    if (each.type === "Quantifier") return inside(each.element);
    if (each.type === "Group" || each.type === "CapturingGroup") return lookarounds(each);
    if (each.type === "Assertion" && "alternatives" in each) return [each, ...lookarounds(each)];
    return [];
  };
  return node.alternatives.flatMap((each) => each.elements.flatMap(inside));
}
