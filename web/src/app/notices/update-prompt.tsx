import { useEffect, useRef, useState } from "react";
import { RefreshCw } from "lucide-react";
import { Button } from "../../kit/elements/button.tsx";
import { useFootRoom } from "../../kit/toast/use-foot-room.ts";

/**
 * Registers the service worker, which keeps the app working without network, and says when a new version is ready.
 * It takes over only when asked to: a page in use is never swapped under the user's hands.
 */
export function UpdatePrompt() {
  const [update, setUpdate] = useState<{ run: () => Promise<void> } | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useFootRoom("--prompt-room", box, update !== null);
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
        <div ref={box} className="foot-notice fixed right-0 bottom-0 left-(--foot-left) z-30 w-auto! text-13">
          <RefreshCw aria-hidden="true" className="text-text-2" />
          A new version is ready.
          <span className="flex gap-1">
            <Button size="sm" onClick={() => void update.run()}>
              Reload
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setUpdate(null)}>
              Later
            </Button>
          </span>
        </div>
      )}
    </output>
  );
}
