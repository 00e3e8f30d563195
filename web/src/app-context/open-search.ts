import { createContext, use } from "react";

/** Opens the command palette; does nothing where there is none. */
export const OpenSearchContext = createContext<() => void>(() => {});

export function useOpenSearch(): () => void {
  return use(OpenSearchContext);
}
