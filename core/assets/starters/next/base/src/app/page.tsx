export default function Home() {
  return (
    <main>
      <h1>__NAME_JSX__</h1>
      <p>Edit src/app/page.tsx to begin.</p>
    </main>
  );
}
