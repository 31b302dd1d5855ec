import type { CatalogService } from '#backend/catalog/products/service.ts';
import { tagPage } from '#backend/platform/cache/tags.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { createPreviews } from '#backend/platform/previews.ts';
import { isPossibleId } from '#domain/base/ids.ts';
import type { Locale } from '#domain/base/locale.ts';
import { textsOf } from '#domain/base/texts-of.ts';
import { localDay } from '#domain/base/time/local-day.ts';
import { shop } from '#shop.config';
import { type ContentKind, contentKinds } from './front-matter.ts';
import { blocksInLocale } from './localize-blocks.ts';
import { placeOf, previewAddress } from './preview-link.ts';
import { type ContentRow, readContent, readShown, readTeasers, type Teaser } from './queries.ts';
import type { CampaignTeaser, ContentService, ContentTeaser, ContentView, ListedContent } from './views.ts';

export type {
  CampaignPage,
  CampaignTeaser,
  ContentPage,
  ContentService,
  ContentTeaser,
  ContentView,
  ListedContent,
  ShownText,
} from './views.ts';

type Found = { rows: ContentRow[]; isPreview: boolean };

function present({ rows, isPreview }: Found, locale: Locale): ContentView | null {
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
    blocks: blocksInLocale(row.blocks, locale),
    updatedOn: row.updated_on,
    noindex: row.noindex,
    isPreview,
  };
}

const teaserOf = ({ path, title, description, published_on, image, lang }: Teaser): ContentTeaser => ({
  path,
  title,
  description,
  date: published_on,
  image,
  ...(lang && { lang }),
});

const sectionOf = (path: string) => path.split('/').slice(0, -1).join('/') || path;

export function createContentService(
  ctx: ShopContext,
  { cachedContent }: Pick<CatalogService, 'cachedContent'>,
): ContentService {
  const db = ctx.db.kysely;
  const shownRows = cachedContent((kind: ContentKind, path: string, day: string) => readContent(db, kind, path, day));
  const teaserRows = cachedContent((kind: ContentKind, locale: Locale, day: string) =>
    readTeasers(db, kind, locale, day),
  );
  const previews = createPreviews(ctx.settings);
  const today = () => localDay(ctx.now(), shop.timeZone);

  async function find(kind: ContentKind, path: string, preview: string | null): Promise<Found> {
    if (!isPossibleId(path)) return { rows: [], isPreview: false };
    tagPage('content');
    const isPreview = previews.isGood(kind, path, today(), preview);
    const rows = isPreview ? readContent(db, kind, path, null) : shownRows(kind, path, today());
    return { rows: await rows, isPreview };
  }

  async function shownTeasers(kind: ContentKind, locale: Locale): Promise<Teaser[]> {
    tagPage('content');
    return teaserRows(kind, locale, today());
  }

  const teasers = async (kind: ContentKind, locale: Locale, limit?: number): Promise<ContentTeaser[]> =>
    (await shownTeasers(kind, locale)).slice(0, limit).map(teaserOf);

  return {
    async page(path, locale, preview = null) {
      const [found, pages] = await Promise.all([find('page', path, preview), teasers('page', locale)]);
      const view = present(found, locale);
      if (!view) return null;
      const section = sectionOf(path);
      const isNear = (other: string) => other !== path && other.startsWith(`${section}/`);
      return {
        ...view,
        above: pages.find((page) => page.path === section && page.path !== path) ?? null,
        section: pages.filter((page) => isNear(page.path)),
      };
    },

    async sizeGuide(categoryPaths, locale) {
      const pages = await teasers('page', locale);
      const segments = categoryPaths.flatMap((path) => path.split('/').map((slug, depth) => ({ slug, depth })));
      const deepestFirst = segments.toSorted((one, other) => other.depth - one.depth);
      const found = deepestFirst.map(({ slug }) => pages.find(({ path }) => path === `kokotaulukot/${slug}`));
      return found.find((page) => page !== undefined) ?? null;
    },

    async article(slug, locale, preview = null) {
      return present(await find('article', slug, preview), locale);
    },

    articles: (locale, limit) => teasers('article', locale, limit),

    async campaign(slug, locale, preview = null) {
      const found = await find('campaign', slug, preview);
      const view = present(found, locale);
      // dates, code and products of a campaign are the same in all languages: use the Finnish file's, if there is one
      const facts = found.rows.find((row) => row.locale === 'fi') ?? found.rows[0];
      if (!view || !facts) return null;
      const { ends_on: until, campaign_code: code, category, without_reduced: withoutReduced } = facts;
      return { ...view, until, code, category, withoutReduced, hasEnded: until !== null && until < today() };
    },

    async campaigns(locale, limit): Promise<CampaignTeaser[]> {
      const rows = await shownTeasers('campaign', locale);
      return rows.slice(0, limit).map((row) => ({ ...teaserOf(row), until: row.ends_on, code: row.campaign_code }));
    },

    async previewLink(named, days) {
      const place = placeOf(named);
      const rows = place && isPossibleId(place.path) ? await readContent(db, place.kind, place.path, null) : [];
      const isShown = rows.some(({ locale }) => locale === place?.locale || locale === 'fi');
      if (!place || !isShown) return null;
      return previewAddress(ctx.baseUrl, place, previews.token(place.kind, place.path, today(), days));
    },

    async shownTexts() {
      const rows = await readShown(db, today());
      return rows.map(({ kind, path, locale, title, description, blocks }) => {
        const texts = [title, description, ...textsOf(blocks).map(({ text }) => text)];
        const hasGuaranteeNotice = blocks.some((block) => block.kind === 'picture' && Boolean(block.notice));
        return { kind, path, locale, texts, hasGuaranteeNotice };
      });
    },

    async pageList(locale) {
      const listed: ListedContent[] = [];
      for (const kind of contentKinds)
        for (const row of await shownTeasers(kind, locale)) {
          const { path, title, description, lang } = row;
          if (row.noindex) continue;
          const updatedOn = row.updated_on ?? row.published_on;
          listed.push({ kind, path, title, description, updatedOn, ...(lang && { lang }) });
        }
      return listed;
    },
  };
}
