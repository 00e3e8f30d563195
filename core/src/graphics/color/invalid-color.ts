/** What a page says of a hex color it reads as black. */
export const invalidHexMessage = "This is not a valid hex color of six digits, such as #3b82f6. Black is used.";

/** What a page says where any CSS notation is fine, and the text is none. */
export const invalidColorMessage =
  "This is not a valid color. Write #3b82f6, tomato, rgb(59, 130, 246) or the like. Black is used.";
