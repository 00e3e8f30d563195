import { Field } from "../../../kit/form/field.tsx";
import { tip } from "../../../kit/overlay/tip.ts";

const meanings = [
  ["g", "global: all matches"],
  ["i", "ignore case"],
  ["m", "multiline: ^ and $ at each line"],
  ["s", "dot takes line breaks"],
  ["u", "unicode: code points, \\p{…}"],
  ["v", "unicode sets: [A--B], [A&&B]"],
  ["y", "sticky: only where the last one ended"],
  ["d", "indices of groups"],
] as const;

/** The flags as switches of one letter each. */
export function RegexFlags({ flags, error, onFlags }: RegexFlagsProps) {
  const toggle = (flag: string, isOn: boolean) => {
    // u and v exclude each other: choosing one takes the other's place.
    const rest = flags
      .replaceAll(flag, "")
      .replaceAll(isOn && flag === "u" ? "v" : isOn && flag === "v" ? "u" : "\0", "");
    onFlags(isOn ? rest + flag : rest);
  };
  return (
    <Field label="Flags" group error={error} end={<span className="mono">{flags === "" ? "none" : flags}</span>}>
      <div className="flex flex-wrap gap-1">
        {meanings.map(([flag, words]) => (
          <label
            key={flag}
            {...tip(words)}
            className="mono relative grid h-control min-w-8 flex-1 place-items-center rounded-control border border-line-2 bg-surface-0 text-13 text-text-2 select-none hover:text-text-1 has-checked:border-accent-line has-checked:bg-accent-soft has-checked:font-title has-checked:text-text-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus max-md:h-10"
          >
            <input
              type="checkbox"
              aria-label={`${flag}, ${words}`}
              checked={flags.includes(flag)}
              onChange={(event) => toggle(flag, event.target.checked)}
              className="absolute inset-0 m-0 appearance-none outline-none"
            />
            <span aria-hidden="true" className="pointer-events-none">
              {flag}
            </span>
          </label>
        ))}
      </div>
    </Field>
  );
}

type RegexFlagsProps = { flags: string; error: string | undefined; onFlags: (flags: string) => void };
