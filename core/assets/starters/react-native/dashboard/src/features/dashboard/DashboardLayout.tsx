import type { ReactNode } from "react";
import { Screen } from "@/components/Screen";
import { Header } from "./Header";
import { Sidebar } from "./Sidebar";

export function DashboardLayout({ children }: { children: ReactNode }) {
  return (
    <Screen>
      <Header title="Dashboard" />
      <Sidebar />
      {children}
    </Screen>
  );
}
