import { useTheme } from "../../../app-context/theme.ts";
import dark from "./workspace-dark.svg?url";
import light from "./workspace-light.svg?url";

export const measure = "6 cards";

/** A plan as the tool maps it; a test of the command draws the files. */
export default function WorkspaceThumbnail() {
  const { theme } = useTheme();
  return <img src={theme === "dark" ? dark : light} alt="" className="size-full object-cover" />;
}
