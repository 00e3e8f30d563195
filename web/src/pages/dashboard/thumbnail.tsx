import { QuietBoundary } from "../../app-context/quiet-boundary.tsx";
import type { ThumbnailModule } from "./use-thumbnail.ts";

/** The picture of a featured tool; an empty stage until it is there. */
export function Thumbnail({ loaded }: { loaded: ThumbnailModule | null }) {
  if (!loaded) return null;
  return (
    <QuietBoundary>
      <loaded.default />
    </QuietBoundary>
  );
}
