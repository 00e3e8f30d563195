export type SidebarShape = "open" | "rail" | "sheet";
