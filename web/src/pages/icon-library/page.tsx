import { builtInIcons } from "@toolbox/core/tools/icon/built-in.ts";
import { type Icon, iconCategories, type IconCategory } from "@toolbox/core/tools/icon/icon.ts";
import { isIconColor } from "@toolbox/core/tools/icon/icon-code.ts";
import { iconSearch } from "@toolbox/core/tools/icon/search-icons.ts";
import { tool } from "@toolbox/core/tools/icon/tool.ts";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { pluralize, readInput } from "@toolbox/core";
import { Button } from "../../kit/elements/button.tsx";
import { Field } from "../../kit/form/field.tsx";
import { Earlier } from "../../kit/result/earlier.tsx";
import { FormFields } from "../../kit/form/form-from-fields.tsx";
import { FormSection } from "../../kit/form/form-section.tsx";
import { PaneHeader } from "../../kit/result/pane-header.tsx";
import { Segments } from "../../kit/inputs/segments.tsx";
import { TextInput } from "../../kit/inputs/text-input.tsx";
import { ToolPage } from "../../kit/tool-page/tool-page.tsx";
import { useTool } from "../../kit/tool-page/use-tool.ts";
import { CategoryChips } from "./category-chips.tsx";
import { IconCard } from "./icon-card.tsx";
import { IconGrid } from "./icon-grid.tsx";
import { useIconSet } from "./use-icon-set.ts";

export default function IconLibrary() {
  const state = useTool(tool, { live: true });
  const { input, set } = state;
  const { icons, isWhole, isLoading, version, choose } = useIconSet();
  const [query, setQuery] = useState("");
  const [category, setCategory] = useState<IconCategory | "all">("all");
  const search = useMemo(() => iconSearch(icons), [icons]);
  const asked = useDeferredValue(query);
  const matches = useMemo(() => search(asked), [search, asked]);
  const shown = useMemo(
    () => (category === "all" ? matches : matches.filter((icon) => icon.category === category)),
    [matches, category],
  );
  const categories = iconCategories.filter((name) => icons.some((icon) => icon.category === name));
  const named = (icon: Icon) => icon.name === input.icon || icon.aliases.includes(input.icon);
  const chosen = icons.find(named) ?? builtInIcons.find(named) ?? builtInIcons[0];
  const isRefused = !readInput(tool.fields, input).ok || !isIconColor(input.color);
  // What is refused leaves the look before it.
  const [accepted, setAccepted] = useState(input);
  if (!isRefused && accepted !== input) setAccepted(input);
  const look = {
    size: accepted.size,
    strokeWidth: accepted.stroke,
    color: isIconColor(accepted.color) ? accepted.color.trim() : "currentColor",
    isAbsolute: accepted.absolute,
  };
  const isElsewhere = !builtInIcons.some(named);
  // A link or a kept choice may name an icon of the whole set.
  useEffect(() => {
    if (isElsewhere) void choose(true);
  }, [isElsewhere, choose]);
  if (!chosen) throw new Error("There is no built-in icon.");
  return (
    <ToolPage
      state={state}
      form={
        <>
          <FormSection title="Find">
            <Field label="Search icons">
              <TextInput
                type="search"
                placeholder="arrow, trash, user …"
                autoComplete="off"
                value={query}
                onChange={(event) => setQuery(event.target.value)}
              />
            </Field>
            <Field label="Set" group>
              <Segments
                block
                value={isWhole ? "all" : "built-in"}
                options={[
                  { value: "built-in", label: "Built-in" },
                  { value: "all", label: "All (lucide)" },
                ]}
                onValue={(value) => void choose(value === "all")}
              />
            </Field>
            <CategoryChips categories={categories} category={category} onCategory={setCategory} />
          </FormSection>
          <FormSection title="Look">
            <FormFields state={state} names={["size", "stroke", "color", "absolute"]} />
          </FormSection>
        </>
      }
      preview={
        <div className="flex min-h-0 flex-1 flex-col">
          <PaneHeader
            title={
              <output aria-live="polite">
                {isLoading ? "Loading the icons …" : `Found ${pluralize(shown.length, "icon")}`}
              </output>
            }
            measure={isWhole && version ? `Lucide ${version}, ISC license` : "Lucide, ISC license"}
          />
          {shown.length > 0 ? (
            <IconGrid
              key={`${asked} ${category} ${isWhole}`}
              icons={shown}
              look={look}
              chosen={chosen.name}
              onChoose={(icon) => set("icon", icon.name)}
            />
          ) : (
            <div className="grid flex-1 place-items-center bg-surface-inset p-8 text-center">
              <div className="grid max-w-80 justify-items-center gap-3">
                <p className="text-13 text-text-2">
                  No icon fits “{asked.trim()}”{category === "all" ? "" : ` in ${category}`}.
                </p>
                {isWhole || category !== "all" ? (
                  <Button
                    onClick={() => {
                      setQuery("");
                      setCategory("all");
                    }}
                  >
                    Show all
                  </Button>
                ) : (
                  <Button variant="primary" onClick={() => void choose(true)}>
                    Search all of Lucide
                  </Button>
                )}
              </div>
            </div>
          )}
        </div>
      }
      aside={
        <Earlier isEarlier={isRefused}>
          <IconCard icon={chosen} look={look} />
        </Earlier>
      }
    />
  );
}
