import type { FontPair } from "@toolbox/core/tools/font-pairs/pairs.ts";
import { shownStack } from "./pair-fonts.ts";

const figures = [
  ["Crossings", "1,204", "1,391", "+15.5 %"],
  ["On time", "1,087", "1,318", "+21.3 %"],
  ["Passengers", "88,460", "97,115", "+9.8 %"],
] as const;

/** A page of a magazine in the two faces: kicker, headline, lede, text, quotation, small caps, figures, caption. */
export function Specimen({ pair }: { pair: FontPair }) {
  const heading = { fontFamily: shownStack(pair.heading), fontWeight: pair.heading.weights[0] };
  const body = { fontFamily: shownStack(pair.body), fontWeight: pair.body.weights[0] };
  return (
    <article lang="en" className="mx-auto w-full max-w-180 px-5 py-8 text-text-1 md:px-10 md:py-12" style={body}>
      <p className="text-[13px] leading-5 tracking-[0.08em] text-text-2" style={{ fontVariantCaps: "all-small-caps" }}>
        The Harbor Review, No. 48
      </p>
      <h2
        className="mt-3 text-[clamp(30px,4.4vw,52px)] leading-[1.08] tracking-[-0.015em] text-balance"
        style={heading}
      >
        The ferry that learned to wait
      </h2>
      <p className="mt-4 text-[clamp(17px,1.6vw,21px)] leading-[1.5] text-text-2">
        For forty years the last boat left at 23:10, full or empty. Then a captain began to count the people still
        running down the pier.
      </p>
      <p className="mt-4 border-y border-line-2 py-2 text-[13px] leading-5 text-text-2">
        By <strong className="text-text-1">Amara Mensah</strong> · 8 minutes · photographs by J. Åkerström
      </p>
      <div className="mt-6 gap-8 text-[16px] leading-[1.65] md:columns-2 [&>p+p]:mt-4">
        <p>
          <span style={{ fontVariantCaps: "small-caps" }} className="tracking-[0.04em]">
            It was a wet October
          </span>{" "}
          when she held the gangway for the first time: ninety seconds, eleven people, one bicycle. Nobody at the office
          noticed. The log said <em>departed 23:12, swell from west, light rain</em>.
        </p>
        <p>
          By spring she had a notebook of them. “Waffles, violins, a fox in a box,” it reads, page after page, in a hand
          that leans into the wind. What it does not say is <strong>how often the wait was worth it</strong>.
        </p>
      </div>
      <blockquote className="my-8 border-l-2 border-text-1 pl-5">
        <p className="text-[clamp(20px,2.2vw,28px)] leading-[1.3] text-balance" style={heading}>
          “A timetable is a promise. So is a lamp left on.”
        </p>
      </blockquote>
      <h3 className="text-[20px] leading-7" style={heading}>
        Two winters in figures
      </h3>
      <table className="mt-3 w-full border-collapse text-[14px] leading-6 tabular-nums">
        <thead>
          <tr className="border-b border-line-3 text-left">
            <th scope="col" className="py-1.5 font-[inherit]">
              <span className="sr-only">Measure</span>
            </th>
            <th scope="col" className="py-1.5 text-right">
              2024
            </th>
            <th scope="col" className="py-1.5 text-right">
              2025
            </th>
            <th scope="col" className="py-1.5 text-right">
              Change
            </th>
          </tr>
        </thead>
        <tbody>
          {figures.map(([label, ...values]) => (
            <tr key={label} className="border-b border-line-1">
              <th scope="row" className="py-1.5 text-left" style={{ fontWeight: pair.body.weights[0] }}>
                {label}
              </th>
              {values.map((value) => (
                <td key={value} className="py-1.5 text-right">
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-[13px] leading-5 text-text-2">
        Aa Bb Cc Dd Ee Ff Gg Hh Ii Jj Kk Ll Mm Nn Oo Pp Qq Rr Ss Tt Uu Vv Ww Xx Yy Zz 0123456789 &amp;?! ß é ñ ø
      </p>
    </article>
  );
}
