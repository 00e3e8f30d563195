import { AllTools } from "./dashboard/all-tools.tsx";
import { Featured } from "./dashboard/featured.tsx";
import { Hero } from "./dashboard/hero.tsx";

/** /: what this is, four tools with what they make, the rest. */
export default function DashboardPage() {
  return (
    <div className="grid max-w-360 grid-cols-[minmax(0,1fr)] gap-6 p-4 md:p-6">
      <Hero />
      <Featured />
      <AllTools />
    </div>
  );
}
