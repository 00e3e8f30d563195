import type { ReactNode } from "react";
import { TextLink } from "../kit/elements/text-link.tsx";
import { siteAddress } from "../kit/host/site-place.ts";

/** To the file that the build writes: whose work is in the app, and under which license. */
export function LicensesLink({ children }: { children: ReactNode }) {
  return <TextLink to={siteAddress("licenses.txt")}>{children}</TextLink>;
}
