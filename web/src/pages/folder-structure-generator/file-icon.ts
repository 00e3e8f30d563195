import {
  File,
  FileCode,
  FileImage,
  FileJson,
  FileText,
  Folder,
  FolderOpen,
  type LucideIcon,
  Palette,
  Settings2,
} from "lucide-react";
import { createElement } from "react";
import { cx } from "../../kit/elements/cx.ts";

const byName: readonly (readonly [RegExp, LucideIcon])[] = [
  [/^\.|\.config\.\w+$|^tsconfig/i, Settings2],
  [/\.jsonc?$/i, FileJson],
  [/\.([cm]?[jt]sx?|html|vue|svelte|py|go|rs|sh)$/i, FileCode],
  [/\.(s?css|less)$/i, Palette],
  [/\.(svg|png|jpe?g|webp|ico|gif)$/i, FileImage],
  [/\.(mdx?|txt)$|^(license|readme)/i, FileText],
];

/** What stands before a name in a tree. `isOpen` is undefined for a file. */
export function FileIcon({ name, isOpen }: { name: string; isOpen: boolean | undefined }) {
  return createElement(iconOf(name, isOpen), {
    "aria-hidden": true,
    className: cx("size-4 flex-none", isOpen === undefined ? "text-text-3" : "text-text-2"),
  });
}

function iconOf(name: string, isOpen: boolean | undefined): LucideIcon {
  if (isOpen !== undefined) return isOpen ? FolderOpen : Folder;
  return byName.find(([pattern]) => pattern.test(name))?.[1] ?? File;
}
