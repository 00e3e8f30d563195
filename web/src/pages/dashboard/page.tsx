import { AllTools } from "./all-tools.tsx";
import { Featured } from "./featured.tsx";
import { Hero } from "./hero.tsx";

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
