import { render } from "ink-testing-library";
import { useState } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { TextPrompt } from "./text-prompt.tsx";

test("what is typed the moment a question is drawn is its answer", async () => {
  const onAnswer = vi.fn<(text: string) => void>();
  function Two() {
    const [isSecond, setSecond] = useState(false);
    const prompt = { initial: "", onBack: () => {} };
    return isSecond ? (
      <TextPrompt key="second" {...prompt} label="Second?" onAnswer={onAnswer} />
    ) : (
      <TextPrompt key="first" {...prompt} label="First?" onAnswer={() => setSecond(true)} />
    );
  }
  const screen = render(<Two />);
  onTestFinished(screen.unmount);
  const draw = screen.stdout.write;
  let isTyped = false;
  screen.stdout.write = (frame: string) => {
    draw(frame);
    if (isTyped || !frame.includes("Second?")) return;
    isTyped = true;
    queueMicrotask(() => screen.stdin.write("at once"));
  };
  await vi.waitFor(() => expect(screen.lastFrame()).toContain("First?"));
  screen.stdin.write("\r");
  await vi.waitFor(() => expect(isTyped).toBe(true));
  screen.stdin.write("\r");
  await vi.waitFor(() => expect(onAnswer).toHaveBeenCalledWith("at once"));
});
