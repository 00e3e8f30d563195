import type { EmojiArt } from "../../drawing/emoji-art.ts";
import type { Drawing, Pen } from "../../../ports/index.ts";
import type { OgInput } from "../fields.ts";
import type { Rect } from "../../../ports/rect.ts";
import type { Theme } from "../theme.ts";

/** What a template draws with. */
export interface Scene {
  readonly drawing: Drawing;
  readonly pen: Pen;
  readonly width: number;
  readonly height: number;
  /** One pixel of a picture 1200 wide. */
  readonly unit: number;
  readonly theme: Theme;
  readonly input: OgInput;
  readonly art: EmojiArt;
  /** The family of the user's own font, asked after the bundled ones. */
  readonly fontFamily: string | undefined;
  /** The key of the chosen emoji, when there is art for it. */
  readonly emoji: string | undefined;
  /** Where the logo will be; nothing that is read may touch it. */
  readonly logo: Rect | undefined;
}

/** Where the logo stands; "none" without one. */
export function logoPlace({ logo, input }: Scene): OgInput["logoPosition"] | "none" {
  return logo ? input.logoPosition : "none";
}
