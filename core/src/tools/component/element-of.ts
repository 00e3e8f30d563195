/** The element a component's name asks for, and the classes it starts with. */
export interface Root {
  readonly tag: string;
  readonly classes: string;
}

const panel = "rounded-lg border border-gray-200 bg-white p-4 text-gray-900";
const byLastWord: Readonly<Record<string, Root>> = {
  Button: {
    tag: "button",
    classes: "inline-flex items-center gap-2 rounded-md bg-blue-600 px-4 py-2 text-white hover:bg-blue-700",
  },
  Form: { tag: "form", classes: "grid gap-4" },
  Nav: { tag: "nav", classes: "flex items-center gap-4" },
  Header: { tag: "header", classes: "flex items-center justify-between p-4" },
  Footer: { tag: "footer", classes: "p-4 text-sm text-gray-600" },
  Section: { tag: "section", classes: "py-8" },
  Card: { tag: "article", classes: panel },
  Article: { tag: "article", classes: panel },
  Badge: { tag: "span", classes: "inline-flex rounded-full bg-gray-100 px-2 py-1 text-xs text-gray-800" },
};

/** By the last word of the name: `SaveButton` is a button, `UserCard` an article; a `div` otherwise. */
export function rootOf(name: string): Root {
  const word = /\p{Lu}[^\p{Lu}]*$/u.exec(name)?.[0] ?? "";
  return byLastWord[word] ?? { tag: "div", classes: panel };
}
