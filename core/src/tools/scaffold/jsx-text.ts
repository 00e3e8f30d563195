import { stringCode } from "../../data/source-code/string-code.ts";

/** A text as a child of an element: bare where it means itself, else as a string. */
export const jsxText = (text: string): string => (/^[\w.-]+( [\w.-]+)*$/.test(text) ? text : `{${stringCode(text)}}`);
