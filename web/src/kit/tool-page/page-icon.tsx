import { Wrench } from "lucide-react";
import { pageIcons } from "./page-icons.gen.ts";

/** The icon that a page names in core/src/tool/pages.ts; the wrench of the toolbox for any other name. */
export function PageIcon({ name, className }: { name: string; className?: string }) {
  const Icon = pageIcons[name] ?? Wrench;
  return <Icon aria-hidden="true" className={className} />;
}
