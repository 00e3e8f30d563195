import { conventionalSettings } from "@toolbox/core/git/commit-lint/lint-settings.ts";
import { commitScopes, commitTypes } from "@toolbox/core/git/commit/types.ts";
import { render } from "ink-testing-library";
import { expect, onTestFinished, vi } from "vitest";
import { CommitScreen } from "../../screens/commit/commit-screen.tsx";
import { ColoredContext } from "../../screens/tone.ts";
import { type CommitDraft, emptyDraft } from "../../services/commit/commit-draft.ts";
import type { CommitQuestions } from "../../services/commit/commit-options.ts";

/** A busy machine draws a frame late; only a screen that never does fails. */
const PATIENCE = { timeout: 20_000 };

/** What keys send. */
export const UP = "\u001b[A";
export const DOWN = "\u001b[B";
export const LEFT = "\u001b[D";
export const ENTER = "\r";
export const ESCAPE = "\u001b";
export const CTRL_C = "\u0003";
export const CTRL_D = "\u0004";
export const CTRL_U = "\u0015";
export const ADA = "Ada Lovelace <ada@example.com>";

/** Questions without anything known. */
export const all: CommitQuestions = {
  summary: ["2 files staged, +12 −3"],
  given: {},
  draft: { ...emptyDraft, type: "feat" },
  isWhole: false,
  types: commitTypes.map(({ type }) => type),
  suggestion: { scopes: commitScopes },
  settings: { settings: conventionalSettings },
  verb: "Commit",
  people: () => Promise.resolve([ADA, "Grace Hopper <grace@navy.mil>"]),
  signer: () => Promise.resolve(ADA),
};

/* React draws a frame first and lets its prompt listen after, in tasks of its own that are queued by then. */
async function settled(): Promise<void> {
  for (let task = 0; task < 3; task++) await new Promise((resolve) => setImmediate(resolve));
}

/** The screen in a terminal of 100 columns, without colors. */
export function openCommitScreen(given: Partial<CommitDraft> = {}, more: Partial<CommitQuestions> = {}) {
  const onDone = vi.fn<(decision: string, draft: CommitDraft) => void>();
  const onDraft = vi.fn<(draft: CommitDraft) => void>();
  const draft = { ...all.draft, ...given };
  const screen = render(
    <ColoredContext value={false}>
      <CommitScreen {...all} given={given} draft={draft} {...more} onDone={onDone} onDraft={onDraft} />
    </ColoredContext>,
  );
  onTestFinished(screen.unmount);
  const frame = () => screen.lastFrame() ?? "";
  /** Types once the question is on the screen. */
  const answer = async (question: string, ...keys: string[]) => {
    await vi.waitFor(() => expect(frame()).toContain(`? ${question}`), PATIENCE);
    for (const key of keys) {
      await settled();
      const before = screen.frames.length;
      screen.stdin.write(key);
      await vi.waitFor(() => expect(screen.frames.length).toBeGreaterThan(before), PATIENCE);
    }
  };
  const end = async (keys: string) => {
    screen.stdin.write(keys);
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce(), PATIENCE);
    const [decision, last] = onDone.mock.calls[0] ?? [];
    return { decision, draft: last };
  };
  return { frame, answer, end, onDone, onDraft };
}

/** The words of the questions. */
export const KIND = "What kind of change is it?";
export const PART = "Which part of the project? (optional)";
export const WHAT = "What changed, in a few words?";
export const WHY = "Why, and what to look out for? (optional)";
export const BREAKS = "Does it break something for users?";
export const ISSUES = "Which issues does it close? (optional)";
export const REVIEW = "Commit with this message?";
