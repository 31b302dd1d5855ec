import type { PictureService } from '#backend/catalog/media/service.ts';
import type { CatalogService } from '#backend/catalog/products/service.ts';
import { tagPage } from '#backend/platform/cache/tags.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { createPreviews } from '#backend/platform/previews.ts';
import { isPossibleId } from '#domain/base/ids.ts';
import type { Locale } from '#domain/base/locale.ts';
import { textsOf } from '#domain/base/texts-of.ts';
import { localDay } from '#domain/base/time/local-day.ts';
import { type ContentKind, contentKinds } from '#domain/content/pages/content-kind.ts';
import { shop } from '#shop.config';
import { blocksInLocale } from './localize-blocks.ts';
import { placeOf, previewAddress } from './preview-link.ts';
import { type ContentRow, readContent, readShown, readTeasers, type Teaser } from './queries.ts';
import { keptForm } from './staff/form-previews.ts';
import { previewRows, workingTexts } from './staff/preview-rows.ts';
import type { PageRef } from './staff/stored-texts.ts';
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

/** `day`: the day on which a preview looks at the page; null: it is no preview. */
type Found = { rows: ContentRow[]; day: string | null };

function present({ rows, day }: Found, locale: Locale): ContentView | null {
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
    isPreview: day !== null,
    ...(day !== null && { day }),
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
  { cachedContent, pictures }: Pick<CatalogService, 'cachedContent'> & { pictures: Pick<PictureService, 'has'> },
): ContentService {
  const db = ctx.db.kysely;
  const shownRows = cachedContent((kind: ContentKind, path: string, day: string) => readContent(db, kind, path, day));
  const teaserRows = cachedContent((kind: ContentKind, locale: Locale, day: string) =>
    readTeasers(db, kind, locale, day),
  );
  const previews = createPreviews(ctx.settings);
  const today = () => localDay(ctx.now(), shop.timeZone);

  async function find(kind: ContentKind, path: string, preview: string | null): Promise<Found> {
    if (!isPossibleId(path)) return { rows: [], day: null };
    tagPage('content');
    return (
      (preview && (await findPreview({ kind, path }, preview))) || {
        rows: await shownRows(kind, path, today()),
        day: null,
      }
    );
  }

  /** The page of a form that is not saved, or of a preview link: with what is written, published or not. Null: a bad token. */
  async function findPreview(ref: PageRef, token: string): Promise<Found | null> {
    const form = await keptForm(ctx, ref, token);
    if (form) return { rows: await previewRows(db, ref, form.texts, pictures), day: form.day ?? today() };
    if (!previews.isGood(ref.kind, ref.path, today(), token)) return null;
    return { rows: await writtenRows(ref), day: today() };
  }

  async function writtenRows(ref: PageRef): Promise<ContentRow[]> {
    const texts = await workingTexts(db, ref);
    return texts ? previewRows(db, ref, texts, pictures) : readContent(db, ref.kind, ref.path, null);
  }

  async function shownTeasers(kind: ContentKind, locale: Locale, day: string | undefined): Promise<Teaser[]> {
    tagPage('content');
    return day === undefined ? teaserRows(kind, locale, today()) : readTeasers(db, kind, locale, day);
  }

  const teasers = async (kind: ContentKind, locale: Locale, limit?: number, day?: string): Promise<ContentTeaser[]> =>
    (await shownTeasers(kind, locale, day)).slice(0, limit).map(teaserOf);

  return {
    async page(path, locale, preview = null) {
      const found = await find('page', path, preview);
      const pages = await teasers('page', locale, undefined, found.day ?? undefined);
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

    articles: (locale, limit, day) => teasers('article', locale, limit, day),

    async campaign(slug, locale, preview = null) {
      const found = await find('campaign', slug, preview);
      const view = present(found, locale);
      // dates, code and products of a campaign are the same in all languages: use the Finnish file's, if there is one
      const facts = found.rows.find((row) => row.locale === 'fi') ?? found.rows[0];
      if (!view || !facts) return null;
      const { ends_on: until, campaign_code: code, category, without_reduced: withoutReduced } = facts;
      return {
        ...view,
        until,
        code,
        category,
        withoutReduced,
        hasEnded: until !== null && until < (found.day ?? today()),
      };
    },

    async campaigns(locale, limit, day): Promise<CampaignTeaser[]> {
      const rows = await shownTeasers('campaign', locale, day);
      return rows.slice(0, limit).map((row) => ({ ...teaserOf(row), until: row.ends_on, code: row.campaign_code }));
    },

    async previewLink(named, days) {
      const place = placeOf(named);
      const rows = place && isPossibleId(place.path) ? await writtenRows(place) : [];
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
        for (const row of await shownTeasers(kind, locale, undefined)) {
          const { path, title, description, lang } = row;
          if (row.noindex) continue;
          const updatedOn = row.updated_on ?? row.published_on;
          listed.push({ kind, path, title, description, updatedOn, ...(lang && { lang }) });
        }
      return listed;
    },
  };
}
