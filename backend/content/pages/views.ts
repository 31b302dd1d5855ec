import type { Locale } from '#domain/base/locale.ts';
import type { ContentBlock } from '#domain/content/pages/block.ts';
import type { ContentKind } from './front-matter.ts';

/** A page or article in a list. `lang` is set when it fell back to Finnish. */
export type ContentTeaser = {
  path: string;
  title: string;
  description: string;
  /** Day of publication `YYYY-MM-DD`; pages have none. */
  date: string | null;
  /** Picture id. */
  image: string | null;
  lang?: 'fi';
};

/** A page or article to read; its links lead to pages of the locale. */
export type ContentView = ContentTeaser & {
  /** Name of the section it belongs to; '' for none. */
  parentName: string;
  blocks: ContentBlock[];
  /** Last change of the words, `YYYY-MM-DD`. */
  updatedOn: string | null;
  noindex: boolean;
  /** Shown by a preview link: for nobody else, and not to be kept. */
  isPreview: boolean;
};

/** A campaign in a list: its last day `YYYY-MM-DD` and the code it needs; null while it goes on and works without one. */
export type CampaignTeaser = ContentTeaser & { until: string | null; code: string | null };

/** A campaign's page. One that is over says so: links to it live longer. */
export type CampaignPage = ContentView & {
  until: string | null;
  hasEnded: boolean;
  /** What the shopper types into the cart; null: it works by itself. */
  code: string | null;
  /** Path of the category whose products it is about. */
  category: string | null;
  /** What is reduced already is no part of it. */
  withoutReduced: boolean;
};

/** A content page with its section: the page above it, and the others below that, itself left out. */
export type ContentPage = ContentView & { above: ContentTeaser | null; section: ContentTeaser[] };

/** A page for lists of everything, as sitemaps. `lang` is set when the locale shows it in Finnish. */
export type ListedContent = {
  kind: ContentKind;
  /** Below the door of its kind. */
  path: string;
  title: string;
  description: string;
  /** The last day its words changed, as far as its file tells. */
  updatedOn: string | null;
  lang?: 'fi';
};

/** A page, article or campaign in one language. */
export type ShownText = { kind: ContentKind; path: string; locale: Locale; texts: string[] };

export type ContentService = {
  /** The content page of `/cms/{path}`; null when there is none, or it is not shown today and `preview` is no token for it. */
  page(path: string, locale: Locale, preview?: string | null): Promise<ContentPage | null>;
  /** The article of `/uutiset-ja-artikkelit/{slug}`; null as a page. */
  article(slug: string, locale: Locale, preview?: string | null): Promise<ContentView | null>;
  /** The newest published articles. */
  articles(locale: Locale, limit: number): Promise<ContentTeaser[]>;
  /** The campaign of `/kampanjat/{slug}`, over or not; null as a page. */
  campaign(slug: string, locale: Locale, preview?: string | null): Promise<CampaignPage | null>;
  /** The campaigns of today, the newest first. */
  campaigns(locale: Locale, limit: number): Promise<CampaignTeaser[]>;
  /**
   * A link that shows a page, an article or a campaign to whoever has it, shown today or not, for some days. `named`: its
   * address or its file. Null when no file has it.
   */
  previewLink(named: string, days: number): Promise<string | null>;
  /** Everything that search engines may find today: pages, articles, campaigns that go on. */
  pageList(locale: Locale): Promise<ListedContent[]>;
  /** Every page, article and campaign that visitors see today, in each of its own languages, with all its texts. */
  shownTexts(): Promise<ShownText[]>;
};
