import { useSyncExternalStore } from "react";
__IMPORTS__

const pages = [
__PAGES__
];

export default function App() {
  const path = useSyncExternalStore(subscribe, () => location.hash.slice(1));
  return (
    <>
      <nav>
        <a href="#/">Home</a>
        {pages.map(({ href, label }) => (
          <span key={href}>
            {" · "}
            <a href={href}>{label}</a>
          </span>
        ))}
      </nav>
      {pageAt(path)}
    </>
  );
}

function subscribe(listener: () => void) {
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
}

function pageAt(path: string) {
__ROUTES__
  return <h1>__NAME_JSX__</h1>;
}
