import type { ReactNode } from "react";
import { Header } from "./Header";
import { Sidebar } from "./Sidebar";

export function DashboardLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <Header title="Dashboard" />
      <Sidebar />
      <main>{children}</main>
    </>
  );
}
