const items = ["Overview", "Reports", "Settings"];

export function Sidebar() {
  return (
    <nav aria-label="Dashboard">
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </nav>
  );
}
