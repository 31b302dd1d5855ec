import { isPossibleId } from '#domain/base/ids.ts';
import { localDay } from '#domain/base/local-day.ts';
import type { Locale } from '#domain/base/locale.ts';
import { shop } from '#shop.config';
import type { ShopContext } from '../context.ts';
import type { ContentKind } from './front-matter.ts';
import { type ContentRow, readContent, readTeasers } from './queries.ts';

/** A page or article in a list. `lang` is set when it fell back to Finnish. */
export type ContentTeaser = {
  path: string;
  title: string;
  description: string;
  /** Day of publication `YYYY-MM-DD`; pages may have none. */
  date: string | null;
  /** Picture id. */
  image: string | null;
  lang?: 'fi';
};

/** A page or article to read: `html` is rendered from Markdown and safe. */
export type ContentView = ContentTeaser & {
  /** Name of the section it belongs to; '' for none. */
  parentName: string;
  html: string;
};

/** A campaign in a list: `until` is its last day `YYYY-MM-DD`, null while nobody has set one. */
export type CampaignTeaser = ContentTeaser & { until: string | null };

/** A campaign's page. One that is over says so: links to it live longer. */
export type CampaignPage = ContentView & {
  until: string | null;
  hasEnded: boolean;
  /** What the shopper types into the cart; null: it works by itself. */
  code: string | null;
  /** Path of the category whose products it is about. */
  category: string | null;
};

/** A content page with the others of its section, itself left out. */
export type ContentPage = ContentView & { section: ContentTeaser[] };

export type ContentService = {
  /** The content page of `/cms/{path}`; null when there is none. */
  page(path: string, locale: Locale): Promise<ContentPage | null>;
  /** The article of `/uutiset-ja-artikkelit/{slug}`; null when there is none or its day has not come. */
  article(slug: string, locale: Locale): Promise<ContentView | null>;
  /** The newest published articles. */
  articles(locale: Locale, limit: number): Promise<ContentTeaser[]>;
  /** The campaign of `/kampanjat/{slug}`, over or not; null when there is none or its day has not come. */
  campaign(slug: string, locale: Locale): Promise<CampaignPage | null>;
  /** The campaigns of today, the newest first. */
  campaigns(locale: Locale, limit: number): Promise<CampaignTeaser[]>;
};

/** Links of the shop in the language of the page around them, where the author has not; pictures have one address. */
const inLocale = (html: string, locale: Locale) =>
  locale === 'fi' ? html : html.replace(/href="\/(?!pictures\/|en[/"])/g, `href="/${locale}/`);

function present(rows: readonly ContentRow[], locale: Locale): ContentView | null {
  const own = rows.find((row) => row.locale === locale);
  const row = own ?? rows.find((other) => other.locale === 'fi');
  if (!row) return null;
  return {
    path: row.path,
    title: row.title,
    description: row.description,
    date: row.published_on,
    image: row.image,
    ...(!own && { lang: 'fi' }),
    parentName: row.parent_name,
    html: inLocale(row.html, locale),
  };
}

const sectionOf = (path: string) => path.split('/').slice(0, -1).join('/') || path;

export function createContentService(ctx: ShopContext): ContentService {
  const db = ctx.db.kysely;
  const today = () => localDay(ctx.now(), shop.timeZone);
  const dated = async (kind: ContentKind, locale: Locale, limit = 500): Promise<CampaignTeaser[]> => {
    const rows = await readTeasers(db, kind, locale, today(), limit);
    return rows.map(({ published_on, ends_on, lang, ...row }) => ({
      ...row,
      date: published_on,
      until: ends_on,
      ...(lang && { lang }),
    }));
  };
  const teasers = async (...asked: Parameters<typeof dated>): Promise<ContentTeaser[]> =>
    (await dated(...asked)).map(({ until: _, ...teaser }) => teaser);
  return {
    async page(path, locale) {
      if (!isPossibleId(path)) return null;
      const view = present(await readContent(db, 'page', path, today()), locale);
      if (!view) return null;
      const section = sectionOf(path);
      const pages = await teasers('page', locale);
      const isNear = (other: string) => other !== path && other.startsWith(`${section}/`);
      return { ...view, section: pages.filter((page) => isNear(page.path)) };
    },

    async article(slug, locale) {
      if (!isPossibleId(slug)) return null;
      return present(await readContent(db, 'article', slug, today()), locale);
    },

    articles: (locale, limit) => teasers('article', locale, limit),

    async campaign(slug, locale) {
      if (!isPossibleId(slug)) return null;
      const rows = await readContent(db, 'campaign', slug, today());
      const view = present(rows, locale);
      // dates, code and products are one campaign's, whatever the language: the Finnish file's, if there is one
      const facts = rows.find((row) => row.locale === 'fi') ?? rows[0];
      if (!view || !facts) return null;
      const { ends_on: until, campaign_code: code, category } = facts;
      return { ...view, until, code, category, hasEnded: until !== null && until < today() };
    },

    campaigns: (locale, limit) => dated('campaign', locale, limit),
  };
}
