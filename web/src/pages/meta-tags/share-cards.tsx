import type { MetaInput } from "@toolbox/core/tools/meta-tags/fields.ts";
import { type SocialCard, socialCards, truncate } from "@toolbox/core/tools/meta-tags/social-cards.ts";
import { Play } from "lucide-react";
import { cx } from "../../kit/elements/cx.ts";
import type { ImagePreview } from "../../kit/files/use-image-preview.ts";
import { crumbsOf } from "./address.ts";

/** The page as the networks show a link to it, each with its own cut of the texts and its own shape of picture. */
export function ShareCards({ input, picture }: CardsProps) {
  return (
    <section aria-label="Share cards" className="px-4 py-3">
      <h3 className="caps">Share cards</h3>
      <div className="mt-2.5 grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
        {socialCards.map((card) => (
          <NetworkCard key={card.id} card={card} input={input} picture={picture} />
        ))}
        <DiscordCard input={input} picture={picture} />
      </div>
    </section>
  );
}

function NetworkCard({ card, input, picture }: CardsProps & { card: SocialCard }) {
  const isSmall = card.id === "twitter" && (input.twitterCard === "summary" || input.twitterCard === "app");
  const { host } = crumbsOf(input.url);
  return (
    <article aria-label={card.label} className="min-w-0">
      <CardHead label={card.label} measure={`${card.width} × ${card.height}, ${card.title}/${card.description}`} />
      <div className={cx("overflow-hidden rounded-card border border-line-2 bg-surface-2", isSmall && "flex")}>
        <Picture
          input={input}
          picture={picture}
          ratio={isSmall ? "1 / 1" : `${card.width} / ${card.height}`}
          isPlayer={card.id === "twitter" && input.twitterCard === "player"}
          className={isSmall ? "w-24 flex-none border-r" : "border-b"}
        />
        <div className="grid min-w-0 content-center gap-0.5 px-2.5 py-2">
          <span className="mono truncate text-text-3">{host}</span>
          <b className="line-clamp-2 text-13 wrap-anywhere">
            {truncate(input.title.trim(), card.title) || "Page title"}
          </b>
          <span className="line-clamp-2 text-12 wrap-anywhere text-text-2">
            {truncate(input.description.trim(), card.description)}
          </span>
        </div>
      </div>
    </article>
  );
}

/** An embed: the site over the title, the picture under the texts. */
function DiscordCard({ input, picture }: CardsProps) {
  return (
    <article aria-label="Discord" className="min-w-0">
      <CardHead label="Discord" measure="any size" />
      <div className="rounded-mark border border-l-4 border-line-2 bg-surface-2 px-3 py-2.5">
        <div className="truncate text-12 text-text-3">{input.siteName.trim() || crumbsOf(input.url).host}</div>
        <b className="mt-0.5 block text-13 wrap-anywhere text-accent-text">{input.title.trim() || "Page title"}</b>
        <p className="mt-0.5 line-clamp-4 text-12 wrap-anywhere text-text-2">{input.description.trim()}</p>
        <Picture
          input={input}
          picture={picture}
          ratio="1200 / 630"
          className="mt-2 overflow-hidden rounded-mark border"
        />
      </div>
    </article>
  );
}

function CardHead({ label, measure }: { label: string; measure: string }) {
  return (
    <div className="mb-1.5 flex items-baseline justify-between gap-2">
      <h4 className="text-12 font-label">{label}</h4>
      <span className="mono truncate text-text-3">{measure}</span>
    </div>
  );
}

function Picture({ input, picture, ratio, isPlayer, className }: PictureProps) {
  const name = input.image.trim().split(/[?#]/)[0]?.split("/").pop() ?? "";
  return (
    <div
      className={cx("checker relative grid place-items-center overflow-hidden border-line-2", className)}
      style={{ aspectRatio: ratio }}
    >
      {picture ? (
        <img src={picture.url} alt={input.imageAlt} className="absolute inset-0 size-full object-cover" />
      ) : (
        <span className="max-w-[90%] truncate bg-surface-1 px-2 py-0.5 text-12 text-text-2">
          {name === "" ? "No image" : name}
        </span>
      )}
      {isPlayer && (
        <span className="absolute grid size-10 place-items-center rounded-full border border-line-2 bg-surface-2">
          <Play aria-hidden="true" />
          <span className="sr-only">With a player</span>
        </span>
      )}
    </div>
  );
}

type CardsProps = { input: MetaInput; picture: ImagePreview | null };
type PictureProps = CardsProps & { ratio: string; isPlayer?: boolean; className?: string };
