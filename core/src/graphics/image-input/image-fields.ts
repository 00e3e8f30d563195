import type { FileField } from "../../tool/fields.ts";

type Limits = Pick<FileField, "accept" | "maxBytes" | "wrongType" | "tooLarge">;

const MB = 1024 * 1024;
const wrongType = { title: "Invalid File Type", message: "Please upload an image file (PNG, JPG, or SVG)" };

/** What a file field says and allows for a logo. */
export const LOGO_LIMITS: Limits = {
  accept: ["image/*"],
  maxBytes: 2 * MB,
  wrongType,
  tooLarge: { title: "File Too Large", message: "Please upload an image smaller than 2MB" },
};
/** What a file field says and allows for a picture that is the matter itself: a screenshot, the source of an icon. */
export const PICTURE_LIMITS: Limits = {
  accept: ["image/*"],
  maxBytes: 25 * MB,
  wrongType,
  tooLarge: { title: "File Too Large", message: "Please upload an image smaller than 25MB" },
};
