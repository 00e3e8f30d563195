import { Menu as MenuIcon, PanelLeft, Search } from "lucide-react";
import { Link, useLocation } from "react-router-dom";
import { IconButton } from "../../kit/elements/icon-button.tsx";
import { Kbd } from "../../kit/elements/kbd.tsx";
import { ariaKeys } from "../../kit/elements/key-names.ts";
import { tip } from "../../kit/overlay/tip.ts";
import { useSession } from "../../session/use-session.ts";
import { Avatar } from "../../app-context/avatar.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { useOpenSearch } from "../../app-context/open-search.ts";
import { ThemeButton } from "./theme-button.tsx";
import type { Sidebar } from "../sidebar/use-sidebar.ts";

/** Where you are, search, theme, profile. */
export function Topbar({ sidebar }: { sidebar: Sidebar }) {
  const session = useSession();
  const openSearch = useOpenSearch();
  const { pathname } = useLocation();
  const email = session.status === "in" ? session.user.email : undefined;
  return (
    <header className="flex items-center gap-2 border-b border-line-1 bg-surface-0 pr-3 pl-2 max-md:gap-0 max-md:px-1">
      {sidebar.isMobile ? (
        <IconButton
          icon={MenuIcon}
          label="Open menu"
          aria-haspopup="dialog"
          aria-expanded={sidebar.isOpen}
          onClick={sidebar.toggle}
          className="max-md:size-10"
        />
      ) : (
        <IconButton
          icon={PanelLeft}
          label={sidebar.isOpen ? "Collapse sidebar" : "Expand sidebar"}
          keys="mod+b"
          aria-expanded={sidebar.isOpen}
          onClick={sidebar.toggle}
        />
      )}
      <Breadcrumbs pathname={pathname} />
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts={ariaKeys("mod+k")}
        onClick={openSearch}
        className="ml-auto flex h-control-sm w-66 min-w-0 shrink items-center gap-2 rounded-control border border-line-2 bg-surface-1 pr-1.5 pl-2 text-13 text-text-3 transition-colors hover:border-line-3 max-md:hidden"
      >
        <Search aria-hidden="true" />
        <span className="truncate">Search tools and actions</span>
        <Kbd keys="mod+k" className="ml-auto" />
      </button>
      <IconButton
        icon={Search}
        label="Search tools and actions"
        aria-haspopup="dialog"
        onClick={openSearch}
        className="ml-auto max-md:size-10 md:hidden"
      />
      <ThemeButton />
      <Link
        to="/profile"
        aria-label={email ? `Profile, ${email}` : "Profile"}
        aria-current={pathname === "/profile" ? "page" : undefined}
        {...tip("Profile")}
        className="rounded-full no-underline max-md:hidden"
      >
        <Avatar email={email} />
      </Link>
    </header>
  );
}
