export function Mindmap() {
  return <div>map</div>;
}
