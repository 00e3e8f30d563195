/** 404 as a technical drawing: outlines between guides, the width measured in matches. */
export function NotFoundDrawing({ matches }: { matches: number }) {
  return (
    <svg viewBox="39 0 403 162" width="480" height="193" aria-hidden="true" className="h-auto max-w-full">
      <path d="M40.5 26v-20M440.5 26v-20" className="stroke-line-3" />
      <path d="M41 14.5H190M290 14.5H440" className="stroke-text-3" />
      <path d="M41 14.5l7 -3v6zM440 14.5l-7 -3v6z" className="fill-text-3" />
      <text x="240" y="18.5" textAnchor="middle" className="fill-text-2 font-mono text-12">
        {matches === 1 ? "1 near match" : "0 matches"}
      </text>
      <g fill="none" strokeWidth="1.5" strokeLinejoin="round" className="stroke-text-1">
        <path d="M112 156V128H40V108L104 36h28v72h20v20h-20v28zM112 108V60l-44 48z" />
        <path d="M208 36h64q16 0 16 16v88q0 16-16 16h-64q-16 0-16-16V52q0-16 16-16zM216 56h48q4 0 4 4v72q0 4-4 4h-48q-4 0-4-4V60q0-4 4-4z" />
        <path d="M400 156V128h-72V108l64-72h28v72h20v20h-20v28zM400 108V60l-44 48z" />
      </g>
      <path d="M40 36.5h401M40 156.5h401" strokeDasharray="2 4" className="stroke-line-2" />
    </svg>
  );
}
