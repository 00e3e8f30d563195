import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome", "microsoft-edge"];
const places = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ...["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].map((name) =>
    path.join(process.env[name] ?? "", "Google/Chrome/Application/chrome.exe"),
  ),
];

/**
 * The browser for tests: CHROMIUM_PATH, an installed Chromium or Chrome, or the one Playwright has downloaded.
 * undefined when there is none.
 */
export function findBrowser(): string | undefined {
  const onPath = (process.env["PATH"] ?? "").split(path.delimiter);
  const inPath = names.flatMap((name) => onPath.map((folder) => path.join(folder, name)));
  return [process.env["CHROMIUM_PATH"] ?? "", ...inPath, ...places, chromium.executablePath()].find(
    (file) => path.isAbsolute(file) && existsSync(file),
  );
}

/** Finds a browser, or gets one: Playwright's own download, else Debian's package when run as root. */
export function provideBrowser(): string {
  return findBrowser() ?? installed(installers()) ?? fail();
}

interface Installer {
  readonly words: string;
  readonly command: readonly [string, ...string[]];
}

function installers(): readonly Installer[] {
  const playwright: Installer = {
    words: "No browser found. Downloading Playwright's Chromium ...",
    command: [process.execPath, playwrightCli(), "install", "chromium"],
  };
  const debian: Installer = {
    words: "Installing Debian's chromium ...",
    command: ["sh", "-c", "apt-get update -qq && apt-get install -y -qq chromium"],
  };
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get") ? [playwright, debian] : [playwright];
}

function installed(list: readonly Installer[]): string | undefined {
  for (const { words, command } of list) {
    process.stderr.write(`${words}\n`);
    try {
      execFileSync(command[0], command.slice(1), { stdio: ["ignore", "ignore", "inherit"], timeout: 300_000 });
    } catch (error) {
      process.stderr.write(`That did not work: ${(error as Error).message.split("\n")[0]}\n`);
    }
    const found = findBrowser();
    if (found) return found;
  }
  return undefined;
}

function fail(): never {
  throw new Error("The tests need Chromium or Chrome. Install one, or set CHROMIUM_PATH to its program.");
}

function playwrightCli(): string {
  return fileURLToPath(new URL("cli.js", import.meta.resolve("playwright/package.json")));
}

/** Flags for a headless browser that talks to nobody; root has no sandbox. */
export const browserFlags: readonly string[] = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
