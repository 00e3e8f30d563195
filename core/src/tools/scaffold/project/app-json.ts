import type { ProjectPlan } from "../frameworks.ts";

/** app.json of an Expo project. */
export function appJson({ name, packageName }: ProjectPlan): string {
  const expo = {
    name,
    slug: packageName,
    scheme: packageName.replaceAll(/[^a-z0-9]/g, "") || "app",
    version: "1.0.0",
    orientation: "portrait",
    userInterfaceStyle: "automatic",
    plugins: ["expo-router"],
    experiments: { typedRoutes: true },
  };
  // the one list that Prettier would set on a line
  return `${JSON.stringify({ expo }, null, 2).replace(/\[\s+("expo-router")\s+\]/, "[$1]")}\n`;
}
