import type { ReactNode } from "react";
import { TextLink } from "../kit/elements/text-link.tsx";

/** To the file that the build writes: whose work is in the app, and under which license. */
export function LicensesLink({ children }: { children: ReactNode }) {
  return <TextLink to={new URL("/licenses.txt", window.location.origin).href}>{children}</TextLink>;
}
