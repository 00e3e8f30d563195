import { readInput } from "@toolbox/core";
import { parseHex } from "@toolbox/core/graphics/color/parse-hex.ts";
import { readLocks } from "@toolbox/core/tools/palette/locks.ts";
import { tool } from "@toolbox/core/tools/palette/tool.ts";
import { Download, Undo2 } from "lucide-react";
import { Button } from "../../kit/elements/button.tsx";
import { FieldError } from "../../kit/form/field-error.tsx";
import { FormField, FormFields } from "../../kit/form/form-from-fields.tsx";
import { FormSection } from "../../kit/form/form-section.tsx";
import { harmonyPictures } from "../../kit/color/harmony-picture.tsx";
import type { PaletteExport } from "./use-palette-export.ts";
import type { Reroll } from "./use-reroll.ts";
import type { PaletteState } from "./palette-state.ts";

/** Base, type, the roll with its locks, and the export. */
export function PaletteForm({ state, reroll, saving }: PaletteFormProps) {
  const { base, space, seed, locks } = state.input;
  const problem = rollProblem(seed, locks);
  return (
    <>
      <FormSection title="Palette">
        <FormField state={state} name="base" />
        <FormField state={state} name="type" pictures={{ type: harmonyPictures(parseHex(base).hex, space) }} />
        <FormField state={state} name="space" />
      </FormSection>
      <FormSection title="Export">
        <FormFields state={state} names={["format", "values"]} />
        <div>
          <Button block icon={Download} keys="mod+s" busy={saving.isBusy} onClick={() => void saving.save()}>
            Export
          </Button>
          {saving.error && <FieldError>{saving.error}</FieldError>}
        </div>
      </FormSection>
      <FormSection title="Roll" end={seed === 0 ? "from the base" : `no. ${seed}`}>
        <p className="text-13 text-text-2">
          {seed === 0
            ? "A roll draws other colors of the same kind. Locked ones stay."
            : "This roll draws its own base. The same number always gives the same palette."}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button size="sm" icon={Undo2} disabled={!reroll.canGoBack} onClick={reroll.back}>
            Previous
          </Button>
          {seed !== 0 && (
            <Button size="sm" variant="ghost" onClick={() => state.set("seed", 0)}>
              Back to {parseHex(base).hex}
            </Button>
          )}
          {locks.length > 0 && (
            <Button size="sm" variant="ghost" onClick={() => state.set("locks", [])}>
              Unlock all
            </Button>
          )}
        </div>
        {problem !== undefined && <FieldError>{problem}</FieldError>}
      </FormSection>
    </>
  );
}

/** What is wrong with a roll or a lock that came by a link: neither has a field of its own here. */
function rollProblem(seed: number, locks: readonly string[]): string | undefined {
  const reading = readInput({ seed: tool.fields.seed, locks: tool.fields.locks }, { seed, locks });
  const [wrong] = readLocks(locks).unread;
  if (!reading.ok) return reading.issues[0]?.message;
  return wrong === undefined ? undefined : `"${wrong}" is not a valid lock, so it is not used. Unlock all to drop it.`;
}

type PaletteFormProps = { state: PaletteState; reroll: Reroll; saving: PaletteExport };
