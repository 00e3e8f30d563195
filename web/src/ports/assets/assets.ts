import { folders } from "virtual:core-assets";
import { fetchedAssets } from "./fetched-assets.ts";

/** The asset files of the site itself. */
export const browserAssets = fetchedAssets((folder) => folders[folder]);
