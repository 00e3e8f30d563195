import { render } from "ink-testing-library";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { CommitChooser } from "./choose-commit.tsx";
import { searchOptions, shownRows } from "../prompts/search-options.ts";

const ENTER = "\r";
const ESCAPE = "\u001b";
const CTRL_C = "\u0003";

describe("CommitChooser", () => {
  const targets = [
    { id: "1a2b3c4", subject: "feat: one" },
    { id: "5d6e7f8", subject: "fix: two" },
  ];

  it.each([
    [ENTER, "1a2b3c4"],
    [`two${ENTER}`, "5d6e7f8"],
    [ESCAPE, undefined],
    [CTRL_C, undefined],
  ])("%j gives %s", async (keys, id) => {
    const onDone = vi.fn<(id: string | undefined) => void>();
    const screen = render(<CommitChooser targets={targets} onDone={onDone} />);
    onTestFinished(screen.unmount);
    await vi.waitFor(() => expect(screen.lastFrame()).toContain("feat: one"));
    screen.stdin.write(keys.slice(0, -1));
    screen.stdin.write(keys.slice(-1));
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledWith(id));
  });
});

describe("searchOptions", () => {
  const options = ["web", "core", "score"].map((value) => ({ value, label: value, hint: `part ${value[0]}` }));

  it.each([
    ["", ["web", "core", "score"]],
    ["CORE", ["core", "score"]],
    ["o", ["core", "score"]],
    ["part w", ["web"]],
    ["xyz", []],
  ])("%j finds %j", (query, found) => {
    expect(searchOptions(options, query).map(({ value }) => value)).toEqual(found);
  });
});

it.each([
  [3, 0, 8, 0, 3],
  [20, 0, 8, 0, 8],
  [20, 10, 8, 6, 14],
  [20, 19, 8, 12, 20],
])("of %i rows with number %i chosen, %i shown: %i to %i", (count, chosen, size, from, to) => {
  expect(shownRows(count, chosen, size)).toEqual({ from, to });
});
