/**
 * What the generated package.json files ask for: the versions that create-vite 9.3.0, create-next-app 16.4.3 and the
 * template of Expo's last stable SDK (57; SDK 58 still stands on a release candidate of React Native) write, with
 * whole numbers where those leave them open.
 */
export const versions = {
  next: {
    dependencies: { next: "16.4.3", react: "19.3.0", "react-dom": "19.3.0" },
    devDependencies: {
      "@tailwindcss/turbopack": "^4.3.3",
      "@types/node": "^20.19.43",
      "@types/react": "^19.3.0",
      "@types/react-dom": "^19.3.0",
      eslint: "^9.39.4",
      "eslint-config-next": "16.4.3",
      tailwindcss: "^4.3.3",
      typescript: "^5.9.3",
    },
  },
  "react-vite": {
    dependencies: { react: "^19.3.1", "react-dom": "^19.3.1" },
    devDependencies: {
      "@types/node": "^24.19.2",
      "@types/react": "^19.3.0",
      "@types/react-dom": "^19.3.0",
      "@vitejs/plugin-react": "^6.1.2",
      oxlint: "^1.88.0",
      typescript: "~7.0.2",
      vite: "^8.3.4",
    },
  },
  "react-native": {
    dependencies: {
      expo: "~57.0.26",
      "expo-constants": "~57.0.20",
      "expo-linking": "~57.0.11",
      "expo-router": "~57.0.24",
      "expo-status-bar": "~57.0.1",
      react: "19.2.3",
      "react-dom": "19.2.3",
      "react-native": "0.86.3",
      "react-native-safe-area-context": "~5.7.0",
      "react-native-screens": "~4.26.0",
      "react-native-web": "~0.21.0",
    },
    devDependencies: { "@types/react": "~19.2.2", typescript: "~6.0.3" },
  },
} as const;

/** Runs the server of a Vite project's api module. */
export const tsxVersion = "^4.23.15";
