import { Kbd } from "../../kit/elements/kbd.tsx";

/** Which keys work here. */
export function PaletteFooter() {
  return (
    <p className="flex h-9 flex-none items-center gap-4 border-t border-line-1 bg-surface-1 px-4 text-12 text-text-3 max-md:hidden">
      <Hint keys={["arrowup", "arrowdown"]}>Move</Hint>
      <Hint keys={["enter"]}>Open</Hint>
      <Hint keys={["mod+enter"]}>Open in a new tab</Hint>
      <span className="ml-auto inline-flex items-center gap-1.5">
        Type <Kbd keys=">" /> <span className="sr-only">a greater-than sign</span> for actions only
      </span>
    </p>
  );
}

function Hint({ keys, children }: { keys: string[]; children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      {keys.map((key) => (
        <Kbd key={key} keys={key} />
      ))}
      {children}
    </span>
  );
}
