/* Before first paint: the chosen theme, or the system's. Same rule as src/app-context/theme.ts. A file, because the page forbids inline scripts. */
(() => {
  let choice = null;
  try {
    choice = localStorage.getItem("toolbox-theme");
  } catch {
    /* storage is off: the system's theme it is */
  }
  const isDark = choice === "dark" || (choice !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = isDark ? "dark" : "light";
})();
