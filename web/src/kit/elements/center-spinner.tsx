import { Spinner } from "./spinner.tsx";

/** A spinner in the middle of the space it is given. */
export function CenterSpinner({ label, screen = false }: { label: string; screen?: boolean }) {
  return (
    <div className={screen ? "grid h-dvh place-items-center" : "grid h-full min-h-40 place-items-center"}>
      <Spinner label={label} size={20} />
    </div>
  );
}
