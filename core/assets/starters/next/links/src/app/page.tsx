import Link from "next/link";

const pages = [
__PAGES__
];

export default function Home() {
  return (
    <main>
      <h1>__NAME_JSX__</h1>
      <ul>
        {pages.map(({ href, label }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
