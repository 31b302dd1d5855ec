import { type Kysely, sql } from 'kysely';
import type { CatalogService } from '#backend/catalog/products/service.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Locale } from '#domain/base/locale.ts';
import { type AttributeFacet, type Listing, type ListingQuery, PAGE_SIZE } from '#domain/catalog/search/query.ts';
import type { Engine } from './engine/engine.ts';
import { attributeFacets, countsByCode, inNaturalOrder, usefulCodes } from './listing-attributes.ts';
import { anyCategory, attributeChoice, type Choices, choicesOf, codeOf, filterWithout } from './listing-choices.ts';
import { brandValues, categoryValues, countTrue, labelValues, priceRange, storeValues } from './listing-facets.ts';
import type { RemoteIndexHost } from './memory/index-host.ts';
import type { FacetCount, FacetRequest } from './memory/product-search.ts';

type Catalog = Pick<CatalogService, 'cards' | 'haveFitment' | 'tree' | 'cached'>;
/** Separator of a composite key. */
const BETWEEN = '\n';
type Asked = Parameters<Engine['products']>[0];

const MAX_VALUES = 1000;
/** Limit of used machines that can be sorted by year. */
const MAX_USED = 1000;

/** The facets of every listing, by the choice each of them ignores. */
const always = { brand: 'brand', store: 'storeAvailability', label: 'labels', price: 'price' } as const;
const flags = ['inStock', 'discounted', 'outlet'] as const;

/** The counts by name; attributes only where the found products have something in common. */
function requests(query: ListingQuery, choices: Choices): Record<string, FacetRequest> {
  const count = (attribute: string, ignoring: string | null, kind: FacetRequest['kind'] = 'values'): FacetRequest => ({
    attribute,
    filter: filterWithout(choices, ignoring),
    limit: MAX_VALUES,
    kind,
  });
  const common = query.q || query.category || query.within || query.scope;
  const codes = [...new Set(query.attributes.map(codeOf))];
  return {
    ...Object.fromEntries(
      Object.entries(always).map(([name, of]) => [name, count(of, name, name === 'price' ? 'stats' : 'values')]),
    ),
    ...Object.fromEntries(flags.map((flag) => [flag, count(flag, flag)])),
    categories: count('categories', null),
    ...(common && { attributes: count('attributes', null) }),
    ...Object.fromEntries(codes.map((code) => [attributeChoice(code), count('attributes', attributeChoice(code))])),
  };
}

/** Which of the products found. */
export type FoundWindow = { offset: number; limit: number; categories?: readonly string[] | undefined };
export type FoundIds = { ids: number[]; total: number };

const NONE: FacetCount = { values: [], stats: null };

/** Ids of used machines, the newest year first, within a year in the given order. */
async function idsByYear(db: Kysely<Tables>, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: number; year: number | null }>`
    select id, (trade_in->>'year')::int as year from product where id = any(${[...ids]}::int[])`.execute(db);
  const years = new Map(rows.map(({ id, year }) => [id, year ?? 0]));
  return ids.toSorted((a, b) => (years.get(b) ?? 0) - (years.get(a) ?? 0));
}

/** Listing pages on the server: search results, categories, brands, series, new, outlet, offers, used (listing-1, listing-3). */
export function createListing(
  {
    db,
    now,
    index,
  }: { db: Kysely<Tables>; now: () => Date; index: () => Promise<Pick<RemoteIndexHost, 'attributeTexts'>> },
  engine: Pick<Engine, 'products'>,
  catalog: Catalog,
) {
  const attributeTexts = catalog.cached(async (keys) => (await index()).attributeTexts(keys.split(BETWEEN)));

  async function attributes(
    counted: (name: string) => FacetCount,
    { attributes: chosen }: ListingQuery,
    total: number,
    locale: Locale,
  ): Promise<AttributeFacet[]> {
    const chosenCodes = [...new Set(chosen.map(codeOf))];
    const byCode = countsByCode(counted('attributes'));
    for (const code of chosenCodes) byCode.set(code, countsByCode(counted(attributeChoice(code))).get(code) ?? []);
    const codes = usefulCodes(byCode, total, chosenCodes);
    const keys = codes.flatMap((code) => (byCode.get(code) ?? []).map(({ key }) => key));
    const asked = [...new Set([...keys, ...chosen])];
    const texts = asked.length > 0 ? inNaturalOrder(await attributeTexts(asked.join(BETWEEN))) : [];
    return attributeFacets(codes, byCode, texts, chosen, locale);
  }

  /** One page in the requested order; ids of used machines are sorted by year here. */
  async function find(asked: Omit<Asked, 'sort'>, { sort }: ListingQuery) {
    if (sort !== 'year') return engine.products({ ...asked, sort });
    const found = await engine.products({ ...asked, sort: 'newest', offset: 0, limit: MAX_USED });
    const byId = new Map(found.hits.map((hit) => [hit.productId, hit]));
    const ordered = await idsByYear(
      db,
      found.hits.map((hit) => hit.productId),
    );
    const shown = ordered.slice(asked.offset, asked.offset + asked.limit).flatMap((id) => byId.get(id) ?? []);
    return { ...found, hits: shown };
  }

  return {
    /** One page of a listing, or several together, with its facets, from one engine request. */
    async listing(query: ListingQuery, locale: Locale): Promise<Listing> {
      const choices = choicesOf(query, now());
      const wanted = requests(query, choices);
      const asked = {
        q: query.q,
        locale,
        filter: filterWithout(choices, null),
        distinct: true,
        ...(query.category !== null && { kindFirst: query.category }),
        offset: (query.from - 1) * PAGE_SIZE,
        limit: (query.page - query.from + 1) * PAGE_SIZE,
        facets: Object.values(wanted),
      };
      const found = await find(asked, query);
      const names = Object.keys(wanted);
      const counted = (name: string): FacetCount => found.facets[names.indexOf(name)] ?? NONE;
      const ids = found.hits.map((hit) => hit.productId);
      const [hits, tree, attributeGroups] = await Promise.all([
        catalog.cards(ids, locale),
        catalog.tree(locale),
        attributes(counted, query, found.total, locale),
      ]);
      return {
        hits,
        total: found.total,
        page: query.page,
        pages: Math.ceil(found.total / PAGE_SIZE),
        pageSize: PAGE_SIZE,
        within: tree.find(({ path }) => path === query.within)?.name ?? null,
        facets: {
          brand: brandValues(counted('brand'), query.brands),
          store: storeValues(counted('store'), query.stores),
          inStock: countTrue(counted('inStock')),
          discounted: countTrue(counted('discounted')),
          outlet: countTrue(counted('outlet')),
          label: labelValues(counted('label'), query.labels),
          price: priceRange(counted('price')),
          category: categoryValues(counted('categories'), tree, query.within ?? query.category),
          attributes: attributeGroups,
        },
        // the same rows as those of the cards, which are in memory now
        fits: await catalog.haveFitment(ids),
        corrected: found.corrected,
      };
    },

    /** Ids of the products that a query finds, from `offset` on, for programs: without facets. `categories`: in one of these paths. */
    async find(query: ListingQuery, locale: Locale, { offset, limit, categories }: FoundWindow): Promise<FoundIds> {
      const choices = {
        ...choicesOf(query, now()),
        ...(categories?.length && { categories: anyCategory(categories) }),
      };
      const asked = { q: query.q, locale, filter: filterWithout(choices, null), distinct: true, facets: [] };
      const { hits, total } = await engine.products({ ...asked, offset, limit, sort: 'relevance' });
      return { ids: hits.map(({ productId }) => productId), total };
    },

    /** The number of products that a query finds. */
    async count(query: ListingQuery, locale: Locale): Promise<number> {
      const filter = filterWithout(choicesOf(query, now()), null);
      const asked = { q: query.q, locale, filter, distinct: true, offset: 0, limit: 1, facets: [] };
      return (await engine.products({ ...asked, sort: 'relevance' })).total;
    },
  };
}
