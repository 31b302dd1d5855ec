import { type Kysely, sql } from 'kysely';
import { addressOf } from '#backend/content/pages/addresses.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Localized } from '#domain/base/locale.ts';
import { MINUTE_MS } from '#domain/base/time/durations.ts';
import { localDay } from '#domain/base/time/local-day.ts';
import { instantOfMinute } from '#domain/base/time/local-minute.ts';
import type { ContentKind } from '#domain/content/pages/content-kind.ts';
import { namedDays } from '#domain/content/stores/special-days.ts';
import { detailsOf } from '#domain/content/stores/store-details.ts';
import { shop } from '#shop.config';

export const occasionKinds = [
  'begins',
  'ends',
  'published',
  'campaign',
  'campaignEnds',
  'prices',
  'product',
  'hours',
] as const;

/** Something that changes in the shop by itself. `count`: of prices, how many skus; `page`: where it is seen. */
export type Occasion = { at: Date; kind: (typeof occasionKinds)[number]; name: Localized; count: number; page: string };

const MOST = 40;
const HOURS_DAYS = 60;
/** Days of contents and stores are looked at in their morning, when stores are open. */
const MORNING = 10 * 60;

type Db = Kysely<Tables>;
/** The first whole minute at which a change has been made: previews go by minutes. */
const done = (at: Date) => new Date(Math.ceil(at.getTime() / MINUTE_MS) * MINUTE_MS);
const named = (text: string): Localized => ({ fi: text });
const morning = (day: string) => instantOfMinute(day, MORNING, shop.timeZone);

async function pages(db: Db, today: string): Promise<Occasion[]> {
  const { rows } = await sql<{ kind: ContentKind; path: string; title: string; day: string; ends: boolean }>`
    select kind, path, title, day::text, ends from (
      select kind, path, title, coalesce(starts_on, published_on) as day, false as ends from content_page where not draft and locale = 'fi'
      union all select kind, path, title, ends_on + 1, true from content_page where not draft and locale = 'fi' and ends_on is not null
    ) turn where day > ${today}::date order by day, path limit ${MOST}`.execute(db);
  return rows.map(({ kind, path, title, day, ends }) => ({
    at: morning(day),
    kind: ends ? 'ends' : 'begins',
    name: named(title),
    count: 1,
    page: addressOf(kind, path),
  }));
}

/** Drafts of pages and products that are published at a time. */
async function drafts(db: Db, now: Date): Promise<Occasion[]> {
  const sources = await db
    .selectFrom('content_source')
    .select(['kind', 'path', 'publish_at'])
    .distinct()
    .where('publish_at', '>', now)
    .where('draft', 'is not', null)
    .orderBy('publish_at')
    .limit(MOST)
    .execute();
  const products = await db
    .selectFrom('product_draft')
    .select(['name_fi', 'content', 'publish_at'])
    .where('publish_at', '>', now)
    .orderBy('publish_at')
    .limit(MOST)
    .execute();
  return [
    ...sources.flatMap(({ kind, path, publish_at: at }): Occasion[] =>
      at ? [{ at, kind: 'published', name: named(path), count: 1, page: addressOf(kind, path) }] : [],
    ),
    ...products.flatMap(({ name_fi, content, publish_at: at }): Occasion[] =>
      at ? [{ at, kind: 'product', name: named(name_fi), count: 1, page: `/product/${content.page.slug ?? ''}` }] : [],
    ),
  ];
}

async function campaigns(db: Db, now: Date): Promise<Occasion[]> {
  const { rows } = await sql<{ at: Date; ends: boolean; name: Localized }>`
    select at, ends, name from (
      select starts_at as at, false as ends, campaign -> 'name' as name from campaign where not is_draft
      union all select ends_at, true, campaign -> 'name' from campaign where not is_draft
    ) turn where at > ${now.toISOString()}::timestamptz order by at limit ${MOST}`.execute(db);
  return rows.map(({ at, ends, name }) => ({
    at,
    kind: ends ? 'campaignEnds' : 'campaign',
    name,
    count: 1,
    page: '/kampanjat',
  }));
}

async function prices(db: Db, now: Date): Promise<Occasion[]> {
  const { rows } = await sql<{ at: Date; count: number }>`
    select next_price_at as at, count(*)::int as count from product_variant
    where next_price_at > ${now.toISOString()}::timestamptz group by 1 order by 1 limit ${MOST}`.execute(db);
  return rows.map(({ at, count }) => ({ at, kind: 'prices', name: named(''), count, page: '/tarjoukset' }));
}

/** Exceptional days of stores, those of several stores together. */
function openingHours(today: string): Occasion[] {
  const days = new Map<string, Localized>();
  for (const store of shop.stores)
    for (const { day, name } of namedDays(store, detailsOf(store.id), today, HOURS_DAYS)) days.set(day, name);
  return [...days].map(([day, name]) => ({ at: morning(day), kind: 'hours', name, count: 1, page: '/ota-yhteytta' }));
}

/** What changes in the shop by itself from now on, in order of time; at most `MOST` of them (date-preview-4). */
export async function readOccasions(db: Db, now: Date): Promise<Occasion[]> {
  const today = localDay(now, shop.timeZone);
  const all = [
    ...(await pages(db, today)),
    ...(await drafts(db, now)),
    ...(await campaigns(db, now)),
    ...(await prices(db, now)),
    ...openingHours(today).filter(({ at }) => at > now),
  ];
  return all
    .map((occasion) => ({ ...occasion, at: done(occasion.at) }))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .slice(0, MOST);
}
