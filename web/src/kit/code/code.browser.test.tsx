import { useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { CodeInput } from "./code-input.tsx";
import { languageOf } from "./code-language.ts";
import { CodeView } from "./code-view.tsx";
import { Field } from "../form/field.tsx";

it("a code view shows the text with line numbers, follows it and cannot be typed into", async () => {
  const screen = await render(<CodeView text={"# Title\n\ntext"} language="markdown" label="README.md" />);
  const content = page.getByLabelText("README.md");
  await expect.poll(() => screen.container.querySelector(".cm-editor")).not.toBeNull();
  await expect.element(content).toHaveTextContent("# Titletext");
  await userEvent.click(content);
  await userEvent.keyboard("typed");
  await expect.element(content).toHaveTextContent("# Titletext");
  await screen.rerender(<CodeView text="other" language="markdown" label="README.md" />);
  await expect.element(content).toHaveTextContent(/^other$/);
});

it("a code input takes text, is named and described by its field, and Tab leaves it", async () => {
  function Editor() {
    const [text, setText] = useState("{}");
    return (
      <>
        <Field label="JSON" error="The object is empty.">
          <CodeInput label="JSON" language="json" text={text} onText={setText} />
        </Field>
        <button type="button">After</button>
        <output>{text}</output>
      </>
    );
  }
  const screen = await render(<Editor />);
  await expect.poll(() => screen.container.querySelector(".cm-editor")).not.toBeNull();
  const input = page.getByRole("textbox", { name: "JSON" });
  await expect.element(input).toHaveAccessibleDescription("The object is empty.");
  await expect.element(input).toHaveAttribute("aria-invalid", "true");
  await userEvent.click(input);
  await userEvent.keyboard("{Control>}a{/Control}[[1]");
  await expect.element(page.getByRole("status")).toHaveTextContent("[1]");
  await userEvent.tab();
  await expect.element(page.getByRole("button", { name: "After" })).toHaveFocus();
});

it.each([
  ["notes.md", "**bold**"],
  ["data.json", '{ "a": 1 }'],
  ["button.tsx", "const a: number = <b>1</b>;"],
  ["page.html", "<p class='a'>x</p>"],
  ["theme.css", "a { color: red }"],
  ["schema.sql", "create table a (b text);"],
  ["api.yaml", "a: 1 # one"],
  ["make.sh", "echo 'a' # b"],
  ["config.toml", "[a]\nb = true"],
] as const)("colors %s", async (name, text) => {
  const screen = await render(<CodeView text={text} language={languageOf(name)} label={name} />);
  await expect.poll(() => screen.container.querySelector(".cm-line span")).not.toBeNull();
});

it("keeps its focus, its text and its undo when the language and the hint change under the hands", async () => {
  function Editor() {
    const [text, setText] = useState("openapi: 3.1.0");
    const isJson = text.startsWith("{");
    return (
      <CodeInput
        label="Description"
        language={isJson ? "json" : "yaml"}
        placeholder={isJson ? "JSON" : "YAML"}
        text={text}
        onText={setText}
      />
    );
  }
  const screen = await render(<Editor />);
  await expect.poll(() => screen.container.querySelector(".cm-line span")).not.toBeNull();
  const input = page.getByRole("textbox", { name: "Description" });
  await userEvent.click(input);
  await userEvent.keyboard('{Control>}a{/Control}{Delete}{{"openapi": "3.1.0"}');
  await expect.element(input).toHaveFocus();
  await expect.element(input).toHaveTextContent('{"openapi": "3.1.0"}');
  await expect.poll(() => screen.container.querySelectorAll(".cm-line span").length).toBeGreaterThan(1);
  for (let press = 0; press < 5; press++) await userEvent.keyboard("{Control>}z{/Control}");
  await expect.element(input).toHaveTextContent("openapi: 3.1.0");
});
