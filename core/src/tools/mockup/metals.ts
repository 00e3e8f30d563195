import type { MockupInput } from "./fields.ts";

/** The colors of a device. Each list goes from one edge to the other. */
export interface Metal {
  readonly rim: readonly string[];
  readonly base: readonly string[];
  readonly scoop: readonly string[];
  readonly button: string;
  readonly line: string;
  readonly bezel: string;
}

/** The colors of a browser window. */
export interface Chrome {
  readonly bar: string;
  readonly field: string;
  readonly text: string;
  readonly icon: string;
  readonly edge: string;
}

export const metals: Readonly<Record<MockupInput["finish"], Metal>> = {
  dark: {
    rim: ["#7b7f86", "#3a3d42", "#2a2c30", "#2f3135", "#44474d", "#85898f"],
    base: ["#a3a7ad", "#6c7076", "#585c62", "#3b3e43"],
    scoop: ["#46494e", "#6a6e74"],
    button: "#3d4045",
    line: "rgba(0, 0, 0, 0.55)",
    bezel: "#060607",
  },
  light: {
    rim: ["#fbfbfc", "#c3c7cc", "#d9dcdf", "#d4d7db", "#bcc0c6", "#f4f5f6"],
    base: ["#f6f7f8", "#d5d8dc", "#c2c6cb", "#9a9fa6"],
    scoop: ["#a7abb1", "#cdd0d4"],
    button: "#b9bdc3",
    line: "rgba(60, 64, 70, 0.45)",
    bezel: "#08080a",
  },
};

/** What is seen where a screenshot is see-through or does not fill the screen: a page is white, a screen is off. */
export function screenGround({ device, finish }: Pick<MockupInput, "device" | "finish">): string {
  return device === "browser" && finish === "light" ? "#ffffff" : "#0b0c0e";
}

export const chromes: Readonly<Record<MockupInput["finish"], Chrome>> = {
  dark: { bar: "#26282d", field: "#36393f", text: "#d4d7dc", icon: "#8d929b", edge: "rgba(255, 255, 255, 0.12)" },
  light: { bar: "#eef0f3", field: "#ffffff", text: "#3f4550", icon: "#868d99", edge: "rgba(16, 20, 28, 0.12)" },
};
