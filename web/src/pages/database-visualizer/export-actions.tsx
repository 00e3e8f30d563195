import { Download, Ellipsis, FileImage, FileJson, FileText, Image, type LucideIcon } from "lucide-react";
import { isDrawn } from "@toolbox/core/tools/schema/difference-formats.ts";
import { Button } from "../../kit/elements/button.tsx";
import { IconButton } from "../../kit/elements/icon-button.tsx";
import { useWithheld } from "../../kit/result/earlier.tsx";
import { Menu } from "../../kit/overlay/menu.tsx";
import { useShortcut } from "../../kit/elements/use-shortcut.ts";
import { hasEarlier } from "./use-difference.ts";
import { type SchemaFormat, type SchemaState, useExports } from "./use-exports.ts";

const further: readonly (readonly [format: SchemaFormat, label: string, icon: LucideIcon])[] = [
  ["png", "PNG image", Image],
  ["svg", "SVG image", FileImage],
  ["sql", "SQL", FileText],
  ["dbml", "DBML", FileText],
  ["ts", "TypeScript types", FileText],
  ["prisma", "Prisma schema", FileText],
  ["md", "Markdown", FileText],
];

/** Export JSON, Export Mermaid, and a menu with the other formats. */
export function ExportActions({ state }: { state: SchemaState }) {
  const { save, busy } = useExports(state);
  const withheld = useWithheld();
  useShortcut("mod+s", "Export Mermaid", () => save("mermaid"), !withheld.inert);
  return (
    <>
      <Button size="sm" icon={FileJson} busy={busy === "json"} {...withheld} onClick={() => save("json")}>
        Export JSON
      </Button>
      <Button
        size="sm"
        icon={Download}
        keys="mod+s"
        busy={busy === "mermaid"}
        {...withheld}
        onClick={() => save("mermaid")}
      >
        Export Mermaid
      </Button>
      <Menu
        items={[
          { kind: "caption", label: "Export as" },
          ...further
            .filter(([format]) => !hasEarlier(state.input) || isDrawn(format))
            .map(([format, label, icon]) => ({ label, icon, onSelect: () => save(format) })),
        ]}
        renderTrigger={(trigger) => <IconButton icon={Ellipsis} label="More exports" {...trigger} {...withheld} />}
      />
    </>
  );
}
