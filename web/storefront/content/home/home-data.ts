import type { CampaignTeaser, ContentTeaser } from '#backend/content/pages/service.ts';
import type { Shop } from '#backend/shop.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { FocalPoint } from '#domain/base/picture-variants.ts';
import type { PageFacts } from '#domain/base/shop-config.ts';
import { popularCategories } from '#domain/catalog/products/category.ts';
import type { ProductCard } from '#domain/catalog/products/product.ts';
import { readListingQuery } from '#domain/catalog/search/query.ts';
import { type HomeBlock, shownBlocks } from '#domain/content/home/home-blocks.ts';
import { pageFacts } from '#shop.config';
import { type Brand, firstBrands } from '#web/storefront/catalog/listing/brands.ts';

export type CategoryTile = {
  path: string;
  name: string;
  lang?: 'fi';
  image: { id: string; focus?: FocalPoint } | null;
  count: number;
};

export type HomeData = {
  hero: PageFacts['hero'][Locale] & Pick<PageFacts['hero'], 'category' | 'picture'>;
  categories: CategoryTile[];
  campaigns: CampaignTeaser[];
  newest: ProductCard[];
  offers: ProductCard[];
  brands: Brand[];
  articles: ContentTeaser[];
  /** What the page shows below its first view, in order. */
  blocks: HomeBlock[];
};

const TILES = 5;
const CAMPAIGNS = 2;
const CARDS = 4;
const BRANDS = 7;
const ARTICLES = 2;

const heroOf = ({ hero: { category, picture, ...texts } }: PageFacts, locale: Locale): HomeData['hero'] => ({
  category,
  ...(picture !== undefined && { picture }),
  ...texts[locale],
});

/** Data of the home page, the same for every visitor of a locale. */
export async function loadHome(
  { catalog, search, content }: Pick<Shop, 'catalog' | 'search' | 'content'>,
  locale: Locale,
) {
  const reduced = readListingQuery(new URLSearchParams({ sale: '1', sort: 'discount' }));
  const [tiles, tree, campaigns, newest, offers, articles] = await Promise.all([
    catalog.topCategories(locale),
    catalog.tree(locale),
    content.campaigns(locale, CAMPAIGNS),
    catalog.newest(locale, CARDS),
    search.listing(reduced, locale),
    content.articles(locale, ARTICLES),
  ]);
  const popular = new Set(
    popularCategories(tiles)
      .categories.slice(0, TILES)
      .map(({ path }) => path),
  );
  return {
    hero: heroOf(pageFacts, locale),
    categories: tiles
      .filter(({ path }) => popular.has(path))
      .toSorted((a, b) => a.sortOrder - b.sortOrder)
      .map(({ path, name, lang, image, focus, productCount }) => ({
        path,
        name,
        ...(lang ? { lang } : {}),
        image: image ? { id: image, ...(focus && { focus }) } : null,
        count: productCount,
      })),
    campaigns,
    newest,
    offers: offers.hits.slice(0, CARDS),
    brands: firstBrands(tree, BRANDS),
    articles,
    blocks: shownBlocks(pageFacts.home),
  } satisfies HomeData;
}
