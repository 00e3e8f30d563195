import { render } from "ink-testing-library";
import { expect, it, onTestFinished, vi } from "vitest";
import type { GivenFragment } from "../../services/changelog/fragments/add-fragment.ts";
import { FragmentScreen } from "./fragment-screen.tsx";

const ENTER = "\r";
const CTRL_C = "\u0003";

function shown(given: GivenFragment, packages: readonly string[] = []) {
  const onDone = vi.fn<(answers: GivenFragment | undefined) => void>();
  const screen = render(<FragmentScreen given={given} packages={packages} onDone={onDone} />);
  onTestFinished(screen.unmount);
  const answer = async (question: string, keys: string) => {
    await vi.waitFor(() => expect(screen.lastFrame()).toContain(question));
    for (const key of keys) screen.stdin.write(key);
  };
  return { onDone, answer };
}

it("asks for the text, the kind it guessed, the issue and the package", async () => {
  const { onDone, answer } = shown({}, ["web"]);
  await answer("What do users notice", `Fix the page${ENTER}`);
  await answer("What kind of change", ENTER);
  await answer("Which issue", `218${ENTER}`);
  await answer("Which package", `web${ENTER}`);
  await vi.waitFor(() =>
    expect(onDone).toHaveBeenCalledWith({ text: "Fix the page", type: "fixed", issue: "218", packages: ["web"] }),
  );
});

it("asks nothing that is given, and keeps nothing when it is stopped", async () => {
  const { onDone, answer } = shown({ type: "added", issue: "" });
  await answer("What do users notice", `x${CTRL_C}`);
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledWith(undefined));
});
