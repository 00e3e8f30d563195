import type { MockupInput } from "./fields.ts";

/** The file a mockup is saved as. */
export function mockupName({ device, scale, format }: Pick<MockupInput, "device" | "scale" | "format">): string {
  const name = device === "none" ? "screenshot" : device;
  return `mockup-${name}${scale === "1" ? "" : `@${scale}x`}.${format === "jpeg" ? "jpg" : format}`;
}
