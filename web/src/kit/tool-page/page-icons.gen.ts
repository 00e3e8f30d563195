/* Written by `pnpm gen` from the pages of core/src/tool/pages.ts. Do not edit. */
import { BookMarked, BookOpenText, Component, Database, FileText, FolderTree, GitCommitHorizontal, Image, LayoutGrid, MonitorSmartphone, Network, Radio, Regex, ScrollText, Shapes, ShieldCheck, SwatchBook, Tags, Wind, Wrench, Zap, type LucideIcon } from "lucide-react";

export const pageIcons: Readonly<Record<string, LucideIcon>> = {
  "book-marked": BookMarked,
  "book-open-text": BookOpenText,
  "component": Component,
  "database": Database,
  "file-text": FileText,
  "folder-tree": FolderTree,
  "git-commit-horizontal": GitCommitHorizontal,
  "image": Image,
  "layout-grid": LayoutGrid,
  "monitor-smartphone": MonitorSmartphone,
  "network": Network,
  "radio": Radio,
  "regex": Regex,
  "scroll-text": ScrollText,
  "shapes": Shapes,
  "shield-check": ShieldCheck,
  "swatch-book": SwatchBook,
  "tags": Tags,
  "wind": Wind,
  "wrench": Wrench,
  "zap": Zap,
};
