import { DashboardLayout } from "@/features/dashboard/DashboardLayout";

export default DashboardLayout;
