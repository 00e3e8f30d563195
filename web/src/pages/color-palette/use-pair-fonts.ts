import type { Face } from "@toolbox/core/tools/font-pairs/pairs.ts";
import { useEffect, useState } from "react";
import { pairFonts, shownFamily } from "./pair-fonts.ts";

type FontsState = "loading" | "ready" | "failed";

const loading = new Map<string, Promise<unknown>>();

/** Loads every weight of the faces, each file once. "failed" when one did not come: the system's face stands in. */
export function usePairFonts(faces: readonly Face[]): FontsState {
  const [state, setState] = useState<FontsState>("loading");
  useEffect(() => {
    let isWanted = true;
    const files = faces.flatMap((face) => face.weights.map((weight) => loadFace(face, weight)));
    Promise.all(files).then(
      () => isWanted && setState("ready"),
      (error: unknown) => {
        console.warn(error);
        if (isWanted) setState("failed");
      },
    );
    return () => {
      isWanted = false;
    };
  }, [faces]);
  return state;
}

function loadFace(face: Face, weight: number): Promise<unknown> {
  const url = pairFonts[face.family]?.[weight];
  if (url === undefined) throw new Error(`There is no file for ${face.family} ${weight}.`);
  const known = loading.get(url);
  if (known) return known;
  const font = new FontFace(shownFamily(face), `url("${url}") format("woff2")`, { weight: String(weight) });
  document.fonts.add(font);
  const load = font.load();
  // A broken connection may be back at the next visit of the page.
  load.catch(() => loading.delete(url));
  loading.set(url, load);
  return load;
}
