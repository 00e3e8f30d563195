import { jsxText } from "./jsx-text.ts";
import { linksOf, type ProjectPlan } from "./frameworks.ts";
import { nativeAuth, nativeBase } from "../../../assets/starters/react-native/auth/src/features/auth/AuthForm.tsx";
import { nativeApi, nativeBlog, nativeDashboard } from "./starter/native-module-files.ts";
import { apiFiles, authFiles, blogFiles } from "./starter/shared-files.ts";
import { below, type StarterFiles } from "./starter/starter-files.ts";

/** An Expo project with its router. It has no server: its api module is the client of yours. */
export function nativeProject(plan: ProjectPlan): StarterFiles {
  const has = (module: ProjectPlan["modules"][number]) => plan.modules.includes(module);
  const { "validate.ts": validate = "" } = apiFiles;
  return {
    ...nativeBase,
    "app.json": appJson(plan),
    "src/app/index.tsx": home(plan),
    ...(has("auth") ? { ...nativeAuth, ...below("src/features/auth", authFiles) } : {}),
    ...(has("dashboard") ? nativeDashboard : {}),
    ...(has("blog") ? { ...nativeBlog, ...below("src/features/blog", blogFiles) } : {}),
    ...(has("api") ? { ...nativeApi, "src/features/api/validate.ts": validate } : {}),
  };
}

function appJson({ name, packageName }: ProjectPlan): string {
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

function home(plan: ProjectPlan): string {
  const links = linksOf(plan);
  const title = `<Text>${jsxText(plan.name)}</Text>`;
  if (links.length === 0)
    return `import { Text } from "react-native";
import { Screen } from "@/components/Screen";

export default function Home() {
  return (
    <Screen>
      ${title}
      <Text>Edit src/app/index.tsx to begin.</Text>
    </Screen>
  );
}
`;
  return `import { Link } from "expo-router";
import { Text } from "react-native";
import { Screen } from "@/components/Screen";

export default function Home() {
  return (
    <Screen>
      ${title}
${links.map(({ path, label }) => `      <Link href="${path}">${label}</Link>`).join("\n")}
    </Screen>
  );
}
`;
}
