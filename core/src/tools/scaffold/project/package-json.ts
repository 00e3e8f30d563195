import type { ProjectPlan } from "../frameworks.ts";
import { tsxVersion, versions } from "./versions.ts";

const scripts = {
  next: { dev: "next dev", build: "next build", start: "next start", lint: "eslint" },
  "react-vite": { dev: "vite", build: "tsc -b && vite build", lint: "oxlint", preview: "vite preview" },
  "react-native": {
    start: "expo start",
    android: "expo start --android",
    ios: "expo start --ios",
    web: "expo start --web",
    typecheck: "tsc --noEmit",
  },
} as const;

/** package.json of the project. */
export function packageJson({ framework, packageName, modules }: ProjectPlan): string {
  const { dependencies, devDependencies } = versions[framework];
  const hasServer = framework === "react-vite" && modules.includes("api");
  const manifest = {
    name: packageName,
    version: "0.1.0",
    private: true,
    ...(framework === "react-vite" ? { type: "module" } : {}),
    ...(framework === "react-native" ? { main: "expo-router/entry" } : {}),
    scripts: { ...scripts[framework], ...(hasServer ? { api: "tsx watch server/main.ts" } : {}) },
    dependencies,
    devDependencies: sorted({ ...devDependencies, ...(hasServer ? { tsx: tsxVersion } : {}) }),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

const sorted = (packages: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(packages).toSorted(([a], [b]) => (a < b ? -1 : 1)));
