import { rmSync } from "node:fs";

/** Removes what the run has kept: the backend's data and the signed-in session. */
// eslint-disable-next-line import/no-default-export -- Playwright calls the default export
export default function removeData(): void {
  rmSync(process.env["TOOLBOX_DATA"] ?? "", { recursive: true, force: true });
}
