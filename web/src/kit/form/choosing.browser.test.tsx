import { useState } from "react";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { NumberInput } from "../inputs/number-input.tsx";
import { OptionTiles } from "../inputs/option-tiles.tsx";
import { Segments } from "../inputs/segments.tsx";
import { Select } from "../inputs/select.tsx";
import { Slider } from "../inputs/slider.tsx";
import { Switch } from "../inputs/switch.tsx";
import { TabList, TabPanel, Tabs } from "../elements/tabs.tsx";

const options = [
  { value: "patch", label: "Patch" },
  { value: "minor", label: "Minor" },
  { value: "major", label: "Major" },
];

describe("segments", () => {
  function Bump() {
    const [value, setValue] = useState("minor");
    return <Segments label="Bump" value={value} options={options} onValue={setValue} />;
  }
  it("take one tab stop; arrows move, choose and go round", async () => {
    await render(<Bump />);
    await userEvent.tab();
    await expect.element(page.getByRole("radio", { name: "Minor" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(page.getByRole("radio", { name: "Major" })).toBeChecked();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(page.getByRole("radio", { name: "Patch" })).toBeChecked();
    await expect.element(page.getByRole("radio", { name: "Patch" })).toHaveFocus();
  });
});

describe("option tiles", () => {
  function Theme() {
    const [value, setValue] = useState("patch");
    return (
      <OptionTiles
        label="Theme"
        value={value}
        onValue={setValue}
        options={options.map((option) => ({ ...option, picture: <svg aria-hidden="true" /> }))}
      />
    );
  }
  it("are radios named by their words", async () => {
    await render(<Theme />);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    await expect.element(page.getByRole("radio", { name: "Major" })).toBeChecked();
  });
});

describe("tabs", () => {
  function Formats() {
    const [value, setValue] = useState("md");
    return (
      <Tabs value={value} onValue={setValue}>
        <TabList
          label="Format"
          tabs={[
            { value: "md", label: "Markdown" },
            { value: "json", label: "JSON" },
          ]}
        />
        <TabPanel value="md"># Title</TabPanel>
        <TabPanel value="json">{"{}"}</TabPanel>
      </Tabs>
    );
  }
  it("move by arrows, Home and End, and show their panel", async () => {
    await render(<Formats />);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(page.getByRole("tab", { name: "JSON" })).toHaveAttribute("aria-selected", "true");
    await expect.element(page.getByRole("tabpanel", { name: "JSON" })).toHaveTextContent("{}");
    await userEvent.keyboard("{Home}");
    await expect.element(page.getByRole("tabpanel", { name: "Markdown" })).toHaveTextContent("# Title");
  });
});

describe("the slider", () => {
  function Opacity({ start }: { start: number }) {
    const [value, setValue] = useState(start);
    return (
      <>
        <Slider label="Opacity" value={value} min={0.5} max={1} step={0.1} onValue={setValue} />
        <output>{JSON.stringify(value)}</output>
      </>
    );
  }
  it.each([
    ["{ArrowRight}", 0.8],
    ["{ArrowLeft}", 0.6],
    ["{ArrowUp}{ArrowUp}", 0.9],
    ["{End}", 1],
    ["{Home}", 0.5],
    ["{Home}{ArrowLeft}", 0.5],
  ])("from 0.7 by %s is %s, without the noise of fractions", async (keys, expected) => {
    await render(<Opacity start={0.7} />);
    await userEvent.tab();
    await userEvent.keyboard(keys);
    await expect.element(page.getByRole("status")).toHaveTextContent(String(expected));
    await expect
      .element(page.getByRole("slider", { name: "Opacity" }))
      .toHaveAttribute("aria-valuetext", String(expected));
  });
});

describe("the number input", () => {
  function Gap() {
    const [value, setValue] = useState(4);
    return (
      <>
        <NumberInput label="Gap" value={value} min={0} max={10} step={0.5} onValue={setValue} />
        <output>{String(value)}</output>
      </>
    );
  }
  it.each([
    ["7", "7"],
    ["2,5", "2.5"],
    ["99", "99"],
    ["abc", "NaN"],
  ])("%s typed is %s, for the tool to judge", async (typed, expected) => {
    await render(<Gap />);
    await userEvent.fill(page.getByRole("spinbutton"), typed);
    await expect.element(page.getByRole("status")).toHaveTextContent(expected);
    await expect.element(page.getByRole("spinbutton")).toHaveValue(typed);
  });
  it("steps by arrows and stays within its limits", async () => {
    await render(<Gap />);
    await userEvent.click(page.getByRole("spinbutton"));
    await userEvent.keyboard("{ArrowUp}");
    await expect.element(page.getByRole("status")).toHaveTextContent("4.5");
    await userEvent.fill(page.getByRole("spinbutton"), "10");
    await userEvent.keyboard("{ArrowUp}");
    await expect.element(page.getByRole("status")).toHaveTextContent(/^10$/);
  });
});

it("a select gives the value of what was chosen", async () => {
  function Color() {
    const [value, setValue] = useState("patch");
    return <Select aria-label="Bump" value={value} options={options} onValue={setValue} />;
  }
  await render(<Color />);
  await userEvent.selectOptions(page.getByRole("combobox", { name: "Bump" }), "major");
  await expect.element(page.getByRole("combobox")).toHaveValue("major");
});

it("a switch is a switch", async () => {
  function Margins() {
    const [on, setOn] = useState(false);
    return <Switch label="Margins" checked={on} onChecked={setOn} />;
  }
  await render(<Margins />);
  await userEvent.tab();
  await userEvent.keyboard(" ");
  await expect.element(page.getByRole("switch", { name: "Margins" })).toBeChecked();
});
