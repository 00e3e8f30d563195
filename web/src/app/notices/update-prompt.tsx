import { useEffect, useState } from "react";
import { Button } from "../../kit/elements/button.tsx";

/**
 * Registers the service worker, which keeps the app working without network, and says when a new version is ready.
 * It takes over only when asked to: a page in use is never swapped under the user's hands.
 */
export function UpdatePrompt() {
  const [update, setUpdate] = useState<{ run: () => Promise<void> } | null>(null);
  useEffect(() => {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    const register = async () => {
      const { registerSW } = await import("virtual:pwa-register");
      const run = registerSW({ immediate: true, onNeedRefresh: () => setUpdate({ run: () => run(true) }) });
    };
    register().catch((error: unknown) => console.warn("The app will not work without network:", error));
  }, []);
  return (
    <output>
      {update && (
        <div className="float-in fixed bottom-4 left-1/2 z-30 flex w-max max-w-[calc(100vw-24px)] -translate-x-1/2 items-center gap-3 rounded-card bg-surface-2 py-2 pr-2 pl-4 text-13 shadow-float">
          A new version is ready.
          <Button size="sm" onClick={() => void update.run()}>
            Reload
          </Button>
          <Button size="sm" variant="ghost" onClick={() => setUpdate(null)}>
            Later
          </Button>
        </div>
      )}
    </output>
  );
}
