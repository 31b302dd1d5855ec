import type { Locale } from '#domain/base/locale.ts';
import type { ContentBlock } from '#domain/content/pages/block.ts';
import type { ContentKind } from '#domain/content/pages/content-kind.ts';

/** A page or article in a list. `lang` is set when it fell back to Finnish. */
export type ContentTeaser = {
  path: string;
  title: string;
  description: string;
  /** Day of publication `YYYY-MM-DD`; null for pages. */
  date: string | null;
  /** Picture id. */
  image: string | null;
  lang?: 'fi';
};

/** A page or article; its links have the locale's prefix. */
export type ContentView = ContentTeaser & {
  /** Name of its section; '' for none. */
  parentName: string;
  blocks: ContentBlock[];
  /** Last change of the text, `YYYY-MM-DD`. */
  updatedOn: string | null;
  noindex: boolean;
  /** Shown by a preview link: must not be cached. */
  isPreview: boolean;
  /** The day on which a preview looks at the page. */
  day?: string;
};

/** A campaign in a list: last day `YYYY-MM-DD` and required code, or null. */
export type CampaignTeaser = ContentTeaser & { until: string | null; code: string | null };

/** A campaign's page; an ended one says so, because links to it live longer. */
export type CampaignPage = ContentView & {
  until: string | null;
  hasEnded: boolean;
  /** Code to enter in the cart; null: none needed. */
  code: string | null;
  /** Path of the category of its products. */
  category: string | null;
  /** Reduced products are excluded. */
  withoutReduced: boolean;
};

/** A content page with its section: the parent page and the siblings without itself. */
export type ContentPage = ContentView & { above: ContentTeaser | null; section: ContentTeaser[] };

/** A page for complete lists such as site maps. `lang` is set when it fell back to Finnish. */
export type ListedContent = {
  kind: ContentKind;
  /** Below the prefix of its kind. */
  path: string;
  title: string;
  description: string;
  /** Day of the last change named by its file. */
  updatedOn: string | null;
  lang?: 'fi';
};

/** A page, article or campaign in one language, and whether it shows the official notice on the legal guarantee. */
export type ShownText = {
  kind: ContentKind;
  path: string;
  locale: Locale;
  texts: string[];
  hasGuaranteeNotice: boolean;
};

export type ContentService = {
  /**
   * The content page of `/cms/{path}`; null when it does not exist, or is not shown today and `preview` is not a valid
   * token for it.
   */
  page(path: string, locale: Locale, preview?: string | null): Promise<ContentPage | null>;
  /**
   * The page with the sizes of goods in some categories (size-guide-1): `kokotaulukot/{slug}` of the deepest category of their
   * paths that has one.
   */
  sizeGuide(categoryPaths: readonly string[], locale: Locale): Promise<ContentTeaser | null>;
  /** The article of `/uutiset-ja-artikkelit/{slug}`; null as for `page`. */
  article(slug: string, locale: Locale, preview?: string | null): Promise<ContentView | null>;
  /** The newest articles shown on a day, today by default (article-1). */
  articles(locale: Locale, limit: number, day?: string): Promise<ContentTeaser[]>;
  /** The campaign of `/kampanjat/{slug}`, also an ended one; null as for `page`. */
  campaign(slug: string, locale: Locale, preview?: string | null): Promise<CampaignPage | null>;
  /** Campaigns shown on a day, today by default, newest first. */
  campaigns(locale: Locale, limit: number, day?: string): Promise<CampaignTeaser[]>;
  /**
   * A link that shows a page, article or campaign for some days, whether or not it is published. `named`: its URL or
   * file. Null when there is no such file.
   */
  previewLink(named: string, days: number): Promise<string | null>;
  /** Everything that search engines may index today: pages, articles, active campaigns. */
  pageList(locale: Locale): Promise<ListedContent[]>;
  /** Texts of every page, article and campaign shown today, in each of its languages. */
  shownTexts(): Promise<ShownText[]>;
};
