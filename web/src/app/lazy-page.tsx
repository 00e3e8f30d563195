import { type ComponentType, useEffect, useState } from "react";
import { Button } from "../kit/elements/button.tsx";
import { CenterSpinner } from "../kit/elements/center-spinner.tsx";
import { NoticePage } from "./notices/notice-page.tsx";
import type { LoadPage } from "./page-files.ts";
import { usePageTitle } from "./use-page-title.ts";

type Loaded = { Page: ComponentType } | { error: unknown } | null;

/**
 * A page whose code is loaded when it is visited. When that fails (no network, or a newer version replaced the file)
 * it says so and offers another try.
 */
export function LazyPage({ title, load, screen = false }: LazyPageProps) {
  const [loaded, setLoaded] = useState<Loaded>(null);
  const [tries, setTries] = useState(0);
  usePageTitle(title);
  useEffect(() => {
    let isWanted = true;
    load().then(
      (module) => isWanted && setLoaded({ Page: module.default }),
      (error: unknown) => isWanted && setLoaded({ error }),
    );
    return () => {
      isWanted = false;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another try is another load
  }, [load, tries]);

  if (!loaded) return <CenterSpinner label={`Loading ${title}`} screen={screen} />;
  if ("Page" in loaded) return <loaded.Page />;
  return (
    <NoticePage
      title="This page could not be loaded"
      actions={
        <>
          <Button
            variant="primary"
            onClick={() => {
              setLoaded(null);
              setTries(tries + 1);
            }}
          >
            Try again
          </Button>
          <Button onClick={() => window.location.reload()}>Reload the app</Button>
        </>
      }
    >
      Part of the app did not arrive: the connection broke, or a new version took its place. Nothing you typed elsewhere
      is lost.
    </NoticePage>
  );
}

type LazyPageProps = {
  title: string;
  load: LoadPage;
  /** Alone on the screen, not inside the shell. */
  screen?: boolean | undefined;
};
