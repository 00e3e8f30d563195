import { House, Laptop, LogOut, type LucideIcon, Moon, PanelLeft, Sun, Terminal, User } from "lucide-react";
import type { Keys } from "../../kit/elements/key-names.ts";
import { chooseTheme, useTheme } from "../../app-context/theme.ts";
import type { Sidebar } from "../sidebar/use-sidebar.ts";
import { useSignOut } from "../../session/use-sign-out.ts";
import type { PaletteEntry } from "./palette-entries.ts";

/** An entry that does something here, or leads to a page that is not a tool. */
export interface ActionEntry extends PaletteEntry {
  readonly Icon: LucideIcon;
  readonly keys?: Keys | undefined;
  readonly run?: (() => void) | undefined;
}

/** What the palette can do beside opening tools. What is already so (the theme in use) is left out. */
export function useActions(sidebar: Sidebar): readonly ActionEntry[] {
  const { choice } = useTheme();
  const { signOut } = useSignOut();
  const themes = [
    { choice: "light", Icon: Sun, name: "Use the light theme" },
    { choice: "dark", Icon: Moon, name: "Use the dark theme" },
    { choice: "system", Icon: Laptop, name: "Use the system's theme" },
  ] as const;
  const action = (
    id: string,
    name: string,
    Icon: LucideIcon,
    aliases: string[],
    rest: Partial<ActionEntry>,
  ): ActionEntry => ({
    id: `action ${id}`,
    kind: "action",
    name,
    aliases,
    summary: "",
    Icon,
    ...rest,
  });
  return [
    action("dashboard", "Go to the dashboard", House, ["home", "start"], { to: "/" }),
    action("profile", "Open your profile", User, ["account", "access tokens", "devices", "member since"], {
      to: "/profile",
    }),
    action("terminal", "Sign in a terminal", Terminal, ["command line", "cli", "device code", "toolbox login"], {
      to: "/device",
    }),
    ...themes
      .filter((theme) => theme.choice !== choice)
      .map((theme) =>
        action(`theme-${theme.choice}`, theme.name, theme.Icon, ["appearance", `${theme.choice} mode`], {
          run: () => chooseTheme(theme.choice),
        }),
      ),
    ...(sidebar.isMobile
      ? []
      : [
          action(
            "sidebar",
            sidebar.isOpen ? "Collapse the sidebar" : "Expand the sidebar",
            PanelLeft,
            ["menu", "navigation"],
            {
              keys: "mod+b",
              run: sidebar.toggle,
            },
          ),
        ]),
    action("sign-out", "Sign out", LogOut, ["log out", "logout", "leave"], { run: signOut }),
  ];
}
