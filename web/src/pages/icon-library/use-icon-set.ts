import { builtInIcons } from "@toolbox/core/tools/icon/built-in.ts";
import type { Icon } from "@toolbox/core/tools/icon/icon.ts";
import { type IconSet, loadIcons } from "@toolbox/core/tools/icon/load-icons.ts";
import { useCallback, useState } from "react";
import { notify } from "../../kit/toast/notify.ts";
import { browserAssets } from "../../ports/assets/assets.ts";

/** The eight built-in icons, or the whole set, which is loaded when it is first asked for. */
export function useIconSet() {
  const [isWhole, setWhole] = useState(false);
  const [set, setSet] = useState<IconSet | null>(null);
  const [isLoading, setLoading] = useState(false);
  const choose = useCallback(
    async (whole: boolean) => {
      setWhole(whole);
      if (!whole || set) return;
      setLoading(true);
      try {
        setSet(await loadIcons({ assets: browserAssets }));
      } catch (error) {
        setWhole(false);
        notify("error", "Error", error instanceof Error ? error.message : "The icons could not be loaded.");
      } finally {
        setLoading(false);
      }
    },
    [set],
  );
  const icons: readonly Icon[] = isWhole && set ? set.icons : builtInIcons;
  return { icons, isWhole, isLoading, version: set?.version, choose };
}
