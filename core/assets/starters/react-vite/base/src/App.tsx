export default function App() {
  return (
    <main>
      <h1>__NAME_JSX__</h1>
      <p>Edit src/App.tsx to begin.</p>
    </main>
  );
}
