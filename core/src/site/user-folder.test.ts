import { expect, test } from "vitest";
import { userFolder } from "./user-folder.ts";

test.each([
  ["data", "linux", {}, "/home/ada/.local/share/toolbox"],
  ["data", "linux", { XDG_DATA_HOME: "/data" }, "/data/toolbox"],
  ["data", "linux", { XDG_DATA_HOME: "data" }, "/home/ada/.local/share/toolbox"],
  ["data", "linux", { XDG_DATA_HOME: "" }, "/home/ada/.local/share/toolbox"],
  ["data", "linux", { XDG_CONFIG_HOME: "/config" }, "/home/ada/.local/share/toolbox"],
  ["data", "darwin", {}, "/home/ada/Library/Application Support/toolbox"],
  ["data", "darwin", { XDG_DATA_HOME: "/data" }, "/data/toolbox"],
  ["data", "win32", { LOCALAPPDATA: "C:\\Users\\ada\\AppData\\Local" }, "C:\\Users\\ada\\AppData\\Local/toolbox"],
  ["data", "win32", { XDG_DATA_HOME: "D:\\data" }, "D:\\data/toolbox"],
  ["data", "win32", {}, "/home/ada/AppData/Local/toolbox"],
  ["config", "linux", {}, "/home/ada/.config/toolbox"],
  ["config", "linux", { XDG_CONFIG_HOME: "/config" }, "/config/toolbox"],
  ["config", "linux", { XDG_CONFIG_HOME: "config" }, "/home/ada/.config/toolbox"],
  ["config", "darwin", {}, "/home/ada/.config/toolbox"],
] as const)("%s on %s with %j", (kind, platform, env, folder) => {
  expect(userFolder(kind, { platform, env, home: "/home/ada" })).toBe(folder);
});
