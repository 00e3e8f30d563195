import { useEffect, useState } from "react";

/** Milliseconds from the start of loading to the first content on the screen, as the browser measured it; null when it did not. */
export function usePaintTime(): number | null {
  const [time, setTime] = useState<number | null>(null);
  useEffect(() => {
    if (!PerformanceObserver.supportedEntryTypes?.includes("paint")) return;
    const observer = new PerformanceObserver((list) => {
      const entry = list.getEntriesByName("first-contentful-paint")[0];
      if (entry) setTime(entry.startTime);
    });
    observer.observe({ type: "paint", buffered: true });
    return () => observer.disconnect();
  }, []);
  return time;
}
