import { ChevronDown, Laptop, Moon, Sun } from "lucide-react";
import { IconButton } from "../../kit/elements/icon-button.tsx";
import { Menu } from "../../kit/overlay/menu.tsx";
import { chooseTheme, flipTheme, useTheme } from "../../app-context/theme.ts";

/** Flips light and dark at a click. The small menu beside it also gives the choice back to the system. */
export function ThemeButton() {
  const { choice, theme } = useTheme();
  const other = theme === "dark" ? "light" : "dark";
  return (
    <span className="flex flex-none items-center">
      <IconButton
        icon={theme === "dark" ? Moon : Sun}
        label={`Switch to ${other} theme`}
        onClick={flipTheme}
        className="max-md:size-10"
      />
      <Menu
        items={[
          { label: "Light", icon: Sun, checked: choice === "light", onSelect: () => chooseTheme("light") },
          { label: "Dark", icon: Moon, checked: choice === "dark", onSelect: () => chooseTheme("dark") },
          { label: "System", icon: Laptop, checked: choice === "system", onSelect: () => chooseTheme("system") },
        ]}
        renderTrigger={(props) => (
          <IconButton
            icon={ChevronDown}
            label="Theme"
            {...props}
            className="w-4 max-md:h-10 max-md:w-6"
            iconClassName="size-3"
          />
        )}
      />
    </span>
  );
}
