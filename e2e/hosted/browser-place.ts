import { memoryStorage } from "../../web/src/session/account/memory-storage.ts";

/**
 * Gives the app's own account code what it asks of a browser: the address it stands at, a storage and the news of other
 * tabs, of which there are none.
 * @param site the address that the app has
 */
export function standAt(site: string): void {
  const place = { location: new URL(site), localStorage: memoryStorage(), sessionStorage: memoryStorage() };
  const window = { ...place, addEventListener() {}, removeEventListener() {} };
  // Node 20 has no sockets; the client asks whether there are any, and none is opened
  const WebSocket = globalThis.WebSocket ?? Object;
  for (const [name, value] of Object.entries({ ...place, window, WebSocket }))
    Object.defineProperty(globalThis, name, { value, configurable: true });
}
