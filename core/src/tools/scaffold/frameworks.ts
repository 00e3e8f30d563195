/** The frameworks by the names the product gives them. */
export const frameworkLabels = {
  next: "Next.js",
  "react-vite": "React + Vite",
  "react-native": "React Native",
} as const;

export type Framework = keyof typeof frameworkLabels;

/** The feature modules by the names the product gives them. */
export const moduleLabels = { auth: "auth", dashboard: "dashboard", blog: "blog", api: "api" } as const;

export type FeatureModule = keyof typeof moduleLabels;

/** What is to be made, its names settled. */
export interface ProjectPlan {
  readonly framework: Framework;
  /** The folder, as typed. */
  readonly name: string;
  /** The `name` of package.json. */
  readonly packageName: string;
  readonly modules: readonly FeatureModule[];
  /** Slugs of the user's own modules. */
  readonly custom: readonly string[];
}

/** A page of the project that its first page links to. */
export interface PageLink {
  readonly path: string;
  readonly label: string;
}

/** The pages the chosen modules bring. */
export function linksOf({ modules }: ProjectPlan): PageLink[] {
  const links: Readonly<Record<FeatureModule, readonly PageLink[]>> = {
    auth: [
      { path: "/login", label: "Log in" },
      { path: "/signup", label: "Sign up" },
    ],
    dashboard: [{ path: "/dashboard", label: "Dashboard" }],
    blog: [{ path: "/blog", label: "Blog" }],
    api: [],
  };
  return modules.flatMap((module) => links[module]);
}
