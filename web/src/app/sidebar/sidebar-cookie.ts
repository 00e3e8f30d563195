const name = "sidebar_state";
const sevenDays = 604_800;

/** What the cookies say about the sidebar: open, closed, or nothing (null). */
export function readSidebarCookie(cookies: string): boolean | null {
  for (const part of cookies.split(";")) {
    const [key, value] = part.trim().split("=");
    if (key === name && (value === "true" || value === "false")) return value === "true";
  }
  return null;
}

/** The cookie to set. Kept for 7 days from the last toggle. */
export function sidebarCookie(isOpen: boolean): string {
  return `${name}=${isOpen}; Path=/; Max-Age=${sevenDays}; SameSite=Lax`;
}
