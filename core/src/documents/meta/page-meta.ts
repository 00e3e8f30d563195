/** What a page says of itself to search engines and networks. Empty texts count as not said; nothing is made up. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  readonly keywords?: readonly string[];
  readonly author?: string;
  /** The author's page: https. */
  readonly authorUrl?: string;
  /** The canonical address: absolute. */
  readonly url?: string;
  readonly image?: PageImage;
  readonly type?: PageType;
  readonly siteName?: string;
  /** As Open Graph writes it: `en_US`. */
  readonly locale?: string;
  /** False keeps the page out of search results. */
  readonly isIndexed?: boolean;
  /** When it was published and changed: ISO 8601, a day or a moment. */
  readonly publishedTime?: string;
  readonly modifiedTime?: string;
  /** The part of the site an article belongs to. */
  readonly section?: string;
  /** For the type `profile`. */
  readonly profile?: { readonly firstName?: string; readonly lastName?: string; readonly username?: string };
  /** For the type `product`: the amount with a dot, the currency by ISO 4217. */
  readonly price?: { readonly amount?: string; readonly currency?: string };
  readonly twitter?: TwitterCard;
  /** The feed this page belongs to. */
  readonly feed?: { readonly url: string; readonly title: string };
  readonly structuredData?: StructuredDataType;
  /** Of the organization: its logo, and the same organization elsewhere. */
  readonly logo?: string;
  readonly sameAs?: readonly string[];
}

export type PageType = "website" | "article" | "product" | "profile";
export type StructuredDataType = "website" | "article" | "organization";

export interface PageImage {
  /** Absolute: networks resolve nothing. */
  readonly url: string;
  readonly alt?: string;
  /** Pixels. */
  readonly width?: number;
  readonly height?: number;
}

/** A card of X. What is not said here it takes from Open Graph. */
export interface TwitterCard {
  readonly card: "summary" | "summary_large_image" | "app" | "player";
  /** `@name`, with or without the sign. */
  readonly site?: string;
  readonly creator?: string;
  /** For a player card: an https page that fits into a frame of this size, in pixels. */
  readonly player?: { readonly url: string; readonly width: number; readonly height: number; readonly stream?: string };
  /** For an app card: the app's numbers in the App Store and its id in Google Play. */
  readonly app?: {
    readonly name?: string;
    readonly iphone?: string;
    readonly ipad?: string;
    readonly googlePlay?: string;
    /** ISO 3166, where the app is not in the store of the United States. */
    readonly country?: string;
  };
}
