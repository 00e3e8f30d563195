import imageUrl from "./auth-image.webp?url";
import { authImage } from "./auth-image.ts";

/** Everything in the drawing's own units: the image of 1200 × 630 pixels stands 640 wide at (120, 214). */
const scale = 640 / 1200;

/** A share image as the OG Image tool makes it, measured like a technical drawing, over the command that makes it. */
export function AuthArt() {
  return (
    <div className="relative h-full">
      <div className="absolute inset-0 bg-[linear-gradient(var(--line-1)_1px,transparent_1px),linear-gradient(90deg,var(--line-1)_1px,transparent_1px)] mask-[linear-gradient(transparent,black_25%,black_75%,transparent)] bg-size-[20px_20px] opacity-80" />
      <svg
        viewBox="0 0 880 900"
        role="img"
        aria-label="An OG image made with Toolbox, drawn with its measures"
        className="relative size-full"
      >
        <Measures />
        <g transform="translate(120 214)">
          <rect x="-1" y="-1" width="642" height="338" className="fill-line-2" />
          <image href={imageUrl} width="640" height="336" />
          <g fill="none" className="stroke-accent-line">
            <rect x={40 * scale} y={40 * scale} width={180 * scale} height={44 * scale} />
            <rect
              x={40 * scale}
              y={40 * scale}
              width={1120 * scale}
              height={550 * scale}
              strokeDasharray="3 4"
              opacity="0.7"
            />
          </g>
        </g>
        <Notes />
        <Command />
      </svg>
    </div>
  );
}

const noteClass = "fill-text-2 font-mono text-12 tracking-tight";

/** Width, height and margin between their arrows. */
function Measures() {
  return (
    <>
      <path
        fill="none"
        className="stroke-line-3"
        d="M120 202V150M760 202V150M772 214h52M772 550h52M108 214H74M108 235.3H74M120 562v28M141.3 562v28"
      />
      <path fill="none" className="stroke-text-3" d="M121 166H398M482 166H759M808 215V346M808 418V549" />
      <path className="fill-text-3" d="M121 166l7-3v6zM759 166l-7-3v6zM808 215l-3 7h6zM808 549l-3-7h6z" />
      <g className={noteClass}>
        <text x="440" y="170.5" textAnchor="middle">
          1200 px
        </text>
        <text textAnchor="middle" transform="translate(812 382) rotate(-90)">
          630 px
        </text>
        <text x="66" y="229" textAnchor="end">
          40
        </text>
        <text x="130.6" y="606" textAnchor="middle">
          40
        </text>
      </g>
    </>
  );
}

/** What the tool knows about two parts of the image. */
function Notes() {
  return (
    <g className={noteClass}>
      <path d="M189 235V186h28M497 498V586h20" fill="none" className="stroke-text-3" />
      <circle cx="189" cy="235" r="2.5" className="fill-text-3" />
      <circle cx="497" cy="498" r="2.5" className="fill-text-3" />
      <text x="224" y="190">
        logo, 15 % of the width
      </text>
      <text x="524" y="590">
        description, {authImage.description.length} of 160 characters
      </text>
    </g>
  );
}

/** The same image from a terminal, and the files it leaves. */
function Command() {
  const files = [
    ["og-image-1200x630.png", "1200 × 630"],
    ["og-image-1200x600.png", "1200 × 600"],
    ["og-image-1024x512.png", "1024 × 512"],
    ["meta-tags.html", "for the page's head"],
  ];
  return (
    <g className="font-mono text-13 tracking-tight">
      <text x="120" y="658" className="fill-code-text">
        <tspan className="fill-code-muted">$ </tspan>toolbox og-image <tspan className="fill-code-key">--title </tspan>
        <tspan className="fill-code-string">"{authImage.title}"</tspan>
        <tspan className="fill-code-key"> --logo </tspan>
        {authImage.logoName}
      </text>
      {files.map(([name, measure], index) => (
        <g key={name} className="fill-code-muted">
          <text x="120" y={682 + 22 * index}>
            {name}
          </text>
          <text x="302" y={682 + 22 * index}>
            {measure}
          </text>
        </g>
      ))}
    </g>
  );
}
