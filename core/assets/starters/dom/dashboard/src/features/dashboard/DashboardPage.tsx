const figures = [
  { label: "Visitors", value: 1280 },
  { label: "Sign-ups", value: 64 },
  { label: "Orders", value: 17 },
];

export function DashboardPage() {
  return (
    <dl>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value.toLocaleString("en")}</dd>
        </div>
      ))}
    </dl>
  );
}
