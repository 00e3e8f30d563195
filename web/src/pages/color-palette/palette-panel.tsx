import type { Output } from "@toolbox/core";
import { readLocks } from "@toolbox/core/tools/palette/locks.ts";
import { paletteOf } from "@toolbox/core/tools/palette/palette.ts";
import { tool } from "@toolbox/core/tools/palette/tool.ts";
import { Dices } from "lucide-react";
import { useState } from "react";
import { factRows, filesOf } from "../../kit/result/outputs-of.ts";
import { Button } from "../../kit/elements/button.tsx";
import { ToolPage } from "../../kit/tool-page/tool-page.tsx";
import type { PanelProps } from "../../kit/tool-tabs/tool-tabs.tsx";
import { useShortcut } from "../../kit/elements/use-shortcut.ts";
import { useTool } from "../../kit/tool-page/use-tool.ts";
import { ColorBands } from "../../kit/color/color-bands.tsx";
import { PaletteForm } from "./palette-form.tsx";
import { PaletteResult } from "./palette-result.tsx";
import { usePaletteExport } from "./use-palette-export.ts";
import { useReroll } from "./use-reroll.ts";

function ExampleBands({ outputs }: { outputs: readonly Output[] }) {
  return <ColorBands isGhost colors={factRows(outputs).map((row) => ({ name: row.label, hex: row.value }))} />;
}

/**
 * The palette tool: empty until Generate is pressed, then everything follows at once. Who comes back, or comes by a
 * link, sees their palette right away.
 */
export function PalettePanel(place: PanelProps) {
  const [isStarted, setStarted] = useState(() => /^#v\d+=/.test(location.hash) || hasQuery());
  const state = useTool(tool, { live: isStarted });
  const [wasDirty] = useState(state.isDirty);
  if (!isStarted && (wasDirty || state.outputs !== null)) setStarted(true);

  const { input } = state;
  const { swatches } = paletteOf(state.meant);
  const { places } = readLocks(input.locks);
  const colors = swatches.map((swatch, index) => ({ ...swatch, isLocked: places.has(index) }));
  const reroll = useReroll(
    state,
    colors.map(({ hex }) => hex),
    isStarted,
  );
  const saving = usePaletteExport(state, isStarted);
  useShortcut("mod+enter", tool.action.label, () => void state.run(), isStarted);

  const set: typeof state.set = (name, value) => {
    // A new base is wanted for itself: the roll that replaced the old one ends.
    if (name === "base") state.set("seed", 0);
    state.set(name, value);
  };
  const generate = (
    <Button variant="primary" block keys="mod+enter" onClick={() => void state.run({ seed: 0 })}>
      {tool.action.label}
    </Button>
  );
  return (
    <ToolPage
      state={state}
      {...place}
      form={<PaletteForm state={{ ...state, set }} reroll={reroll} saving={saving} />}
      footer={isStarted && generate}
      sticky={
        isStarted ? (
          <div className="grid flex-1 grid-cols-2 gap-2">
            <button
              type="button"
              aria-label="Show the colors"
              className="col-span-2 flex h-6 overflow-hidden rounded-mark border border-line-3 forced-color-adjust-none"
              onClick={showResult}
            >
              {colors.map(({ hex }, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- colors may repeat
                <span key={index} className="h-full flex-1" style={{ backgroundColor: hex }} />
              ))}
            </button>
            {generate}
            <Button icon={Dices} onClick={reroll.roll}>
              Reroll
            </Button>
          </div>
        ) : undefined
      }
      empty={{ title: "Press Generate to see a palette here.", line: "Shown behind: an example." }}
      Result={ExampleBands}
      preview={
        isStarted ? (
          <PaletteResult
            colors={colors}
            file={filesOf(state.outputs)[0]}
            isFileEarlier={state.isEarlier}
            reroll={reroll}
          />
        ) : undefined
      }
    />
  );
}

/** On a phone the bands are below the form. */
function showResult(): void {
  document.querySelector("section[aria-label=Result]")?.scrollIntoView({ block: "start" });
}

/** Whether the address carries values of the form. */
function hasQuery(): boolean {
  const query = new URLSearchParams(location.search);
  return Object.keys(tool.fields).some((name) => query.has(name));
}
