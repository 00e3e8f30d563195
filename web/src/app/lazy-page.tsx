import { Button } from "../kit/elements/button.tsx";
import { CenterSpinner } from "../kit/elements/center-spinner.tsx";
import { NoticePage } from "./notices/notice-page.tsx";
import type { LoadPage } from "./page-files.ts";
import { useLoaded } from "../kit/elements/use-loaded.ts";
import { usePageTitle } from "./use-page-title.ts";

/**
 * A page whose code is loaded when it is visited. When that fails (no network, or a newer version replaced the file)
 * it says so and offers another try.
 */
export function LazyPage({ title, load, screen = false }: LazyPageProps) {
  const { value: loaded, error, retry } = useLoaded(load);
  usePageTitle(title);
  if (loaded) return <loaded.default />;
  if (error === null) return <CenterSpinner label={`Loading ${title}`} screen={screen} />;
  return (
    <NoticePage
      title="This page could not be loaded"
      actions={
        <>
          <Button variant="primary" onClick={retry}>
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
