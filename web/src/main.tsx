import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./style.css";
import { App } from "./app/app.tsx";
import { StorageNote } from "./app/notices/storage-note.tsx";
import { startTheme } from "./app-context/theme.ts";
import { providePageStorage } from "./ports/page-storage.ts";
import { openAccount } from "./session/account/open-account.ts";
import { takeAuthRedirect } from "./session/link/auth-redirect.ts";

const isKept = providePageStorage();
startTheme();
const account = openAccount(takeAuthRedirect(window.location, window.history));
const root = document.querySelector("#root");
if (!root) throw new Error("index.html has no #root");
createRoot(root).render(
  <StrictMode>
    <App account={account} />
    {!isKept && <StorageNote />}
  </StrictMode>,
);
