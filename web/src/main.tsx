import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./style.css";
import { App } from "./app/app.tsx";
import { startTheme } from "./frame/theme.ts";
import { openAccount } from "./session/open-account.ts";
import { takeLanding } from "./session/landing.ts";

startTheme();
const account = openAccount(takeLanding(window.location, window.history));
const root = document.querySelector("#root");
if (!root) throw new Error("index.html has no #root");
createRoot(root).render(
  <StrictMode>
    <App account={account} />
  </StrictMode>,
);
