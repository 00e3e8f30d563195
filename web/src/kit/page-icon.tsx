import {
  BookMarked,
  BookOpenText,
  Component,
  Database,
  FileText,
  FolderTree,
  GitCommitHorizontal,
  Image,
  LayoutGrid,
  type LucideIcon,
  MonitorSmartphone,
  Network,
  Radio,
  Regex,
  ScrollText,
  Shapes,
  ShieldCheck,
  SwatchBook,
  Tags,
  Wind,
  Wrench,
  Zap,
} from "lucide-react";

const icons: Readonly<Record<string, LucideIcon>> = {
  "book-marked": BookMarked,
  "book-open-text": BookOpenText,
  component: Component,
  database: Database,
  "file-text": FileText,
  "folder-tree": FolderTree,
  "git-commit-horizontal": GitCommitHorizontal,
  image: Image,
  "layout-grid": LayoutGrid,
  "monitor-smartphone": MonitorSmartphone,
  network: Network,
  radio: Radio,
  regex: Regex,
  "scroll-text": ScrollText,
  shapes: Shapes,
  "shield-check": ShieldCheck,
  "swatch-book": SwatchBook,
  tags: Tags,
  wind: Wind,
  wrench: Wrench,
  zap: Zap,
};

/** The icon a page names in the catalogue. A name outside this table shows the toolbox wrench; a test finds it. */
export function PageIcon({ name, className }: { name: string; className?: string }) {
  const Icon = icons[name] ?? Wrench;
  return <Icon aria-hidden="true" className={className} />;
}

/** Names the table knows. */
export const pageIconNames: readonly string[] = Object.keys(icons);
