import { type Deficiency, deficiencies, simulateDeficiency } from "@toolbox/core/graphics/color/deficiency.ts";
import { differenceOf } from "@toolbox/core/graphics/color/spaces.ts";
import type { BandColor } from "../../kit/color/color-bands.tsx";

/** Below this distance in OKLab two areas are easily taken for one another. */
const ALIKE = 0.06;

const kinds: Readonly<Record<Deficiency, readonly [title: string, line: string]>> = {
  protanopia: ["Protanopia", "no red cones, 1 % of men"],
  deuteranopia: ["Deuteranopia", "no green cones, 1 % of men"],
  tritanopia: ["Tritanopia", "no blue cones, rare"],
  achromatopsia: ["Achromatopsia", "no cones, or a gray print"],
};

/** The palette as people with color vision deficiencies see it, and which colors then look alike. */
export function VisionPreview({ colors }: { colors: readonly BandColor[] }) {
  return (
    <section
      aria-label="Color vision"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="scrollbar-quiet inner-ring relative flex min-h-0 flex-1 flex-col overflow-auto"
    >
      <Strip title="Full color vision" line="as it is" colors={colors} />
      {deficiencies.map((kind) => (
        <Strip
          key={kind}
          title={kinds[kind][0]}
          line={kinds[kind][1]}
          colors={colors.map(({ name, hex }) => ({ name, hex: simulateDeficiency(hex, kind) }))}
        />
      ))}
      <p className="px-4 py-3 text-12 text-text-3">
        Simulated after Machado, Oliveira and Fernandes (2009). People differ: take it as a hint, and never say
        something by color alone.
      </p>
    </section>
  );
}

function Strip({ title, line, colors }: { title: string; line: string; colors: readonly BandColor[] }) {
  const alike = colors.flatMap((one, at) =>
    colors.slice(at + 1).flatMap((other) => (differenceOf(one.hex, other.hex) < ALIKE ? [[one.name, other.name]] : [])),
  );
  return (
    <section aria-label={title} className="flex min-h-24 flex-1 flex-col border-b border-line-1 md:flex-row">
      <div className="flex flex-none flex-col justify-center px-4 py-2 md:w-56">
        <h3 className="text-13 font-title">{title}</h3>
        <p className="text-12 text-text-3">{line}</p>
        <p className="text-12 text-text-2">
          {alike.length === 0
            ? "All colors stay apart."
            : `Alike: ${alike.map((pair) => pair.join(" and ")).join(", ")}.`}
        </p>
      </div>
      <div className="flex min-h-12 flex-1 forced-color-adjust-none" aria-hidden="true">
        {colors.map(({ hex }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- colors may repeat
          <span key={index} className="flex-1" style={{ backgroundColor: hex }} />
        ))}
      </div>
    </section>
  );
}
