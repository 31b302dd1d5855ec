import { tagPage } from '#backend/platform/cache/tags.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Sku } from '#domain/base/ids.ts';
import { isPossibleId } from '#domain/base/ids.ts';
import { type Locale, localize } from '#domain/base/locale.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import { type Category, categoryCrumbs } from '#domain/catalog/products/category.ts';
import type { Product, ProductCard } from '#domain/catalog/products/product.ts';
import { wayToBuy } from '#domain/catalog/products/way-to-buy.ts';
import { type Sort, sorts } from '#domain/catalog/search/query.ts';
import { wantedKeys } from '#domain/catalog/spare-parts/original-code.ts';
import { presentCartItem, presentUnpriced } from './cart-item-presenter.ts';
import { type CatalogCache, createCatalogCache } from './catalog-cache.ts';
import { readChildStats, readTopStats, type SubtreeStats } from './category-queries.ts';
import { buildCategoryTree, type CategoryTree } from './category-tree.ts';
import { productIdsByOriginal } from './original-queries.ts';
import { presentCards, presentProduct } from './presenter.ts';
import {
  newestProductIds,
  popularProductIds,
  productIdsAfter,
  productIdsBySkus,
  productIdsInOrder,
  readCardRecords,
  readProductPage,
  readProducts,
} from './queries.ts';
import { readCategories } from './stored-categories.ts';
import { type CategorySource, createTreeCache } from './tree-cache.ts';

/** A category page without its listing. `lang` is set when the texts fell back to Finnish. */
export type CategoryPage = {
  category: Category;
  description: string;
  lang?: 'fi';
  image: string | null;
  /** The order of its listing; null: the usual one. */
  sort: Sort | null;
  /** Filter groups that its listing leaves out. */
  hiddenFacets: readonly string[];
  crumbs: { slug: string; value: string }[];
  children: CategoryTile[];
};

/** A category with the product count and picture of its tile. */
export type CategoryTile = Category & SubtreeStats;

/** A product, cart lines of one piece of its priced skus, and the ids of the products named as accessories and related. */
export type ProductPage = { product: Product; items: CartItem[]; accessoryIds: number[]; relatedIds: number[] };

export type CatalogService = {
  /** Wraps a read so that its results are cached by key until any process changes the catalog. */
  cached: CatalogCache['cached'];
  /** The same until the catalog or the content pages change. */
  cachedContent: CatalogCache['cachedContent'];
  /** The whole tree as a flat list, parents before children; cached until the catalog changes (category-2). */
  tree(locale: Locale): Promise<Category[]>;
  /** A category by its path; null when there is none. */
  category(path: string, locale: Locale): Promise<CategoryPage | null>;
  /** The main and the popular categories with product counts and pictures, for menu and home page (category-1). */
  topCategories(locale: Locale): Promise<CategoryTile[]>;
  /** A product page by its slug, with live stock; null when there is none. */
  product(slug: string, locale: Locale): Promise<Product | null>;
  /** The same with what its page shows beside it, as old as a card: cached until its stock or the catalog changes. */
  productPage(slug: string, locale: Locale): Promise<ProductPage | null>;
  /** Product ids greater than `id`, ascending (0: from the first), to page through all products. */
  idsAfter(id: number, limit: number): Promise<number[]>;
  /** Products in the order of the ids; unknown ids are left out. */
  products(productIds: readonly number[], locale: Locale): Promise<Product[]>;
  /** The same from memory, until their stock or the catalog changes: for results of searches. */
  foundProducts(productIds: readonly number[], locale: Locale): Promise<Product[]>;
  /** Cards in the order of the ids; unknown ids are left out. Prices are current; stock may lag behind a lost notification. */
  cards(productIds: readonly number[], locale: Locale): Promise<ProductCard[]>;
  /** Whether the catalog says which vehicles some of the products fit. */
  haveFitment(productIds: readonly number[]): Promise<boolean>;
  /** Several lists of cards, read together. */
  cardLists(lists: readonly (readonly number[])[], locale: Locale): Promise<ProductCard[][]>;
  /** One card per product in the order of the skus, of products or variants; unknown skus are left out. */
  cardsBySku(skus: readonly Sku[], locale: Locale): Promise<ProductCard[]>;
  /** Accessories of the product of a sku that can be bought now; for the panel after adding (cart-13). */
  matchingCards(sku: Sku, locale: Locale): Promise<ProductCard[]>;
  /** Products that stand in for the part of a code, of one supplier or of any; the most popular first (original-1). */
  standIns(productCode: string, supplierNumber: string | null, locale: Locale): Promise<ProductCard[]>;
  /** Products in the order of the skus, of products or variants, each once. */
  productsBySku(skus: readonly Sku[], locale: Locale): Promise<Product[]>;
  newest(locale: Locale, limit: number): Promise<ProductCard[]>;
  /** Ids of the most popular products, within a category's subtree when its path is given; cached until the catalog changes. */
  popularIds(limit: number, categoryPath?: string): Promise<number[]>;
  popular(locale: Locale, limit: number, categoryPath?: string): Promise<ProductCard[]>;
  /** Cart lines of one piece by sku, stock minus holds; unknown skus and those without a price are left out. */
  cartItems(skus: readonly Sku[], locale: Locale): Promise<Map<string, CartItem>>;
  /** The same for skus without a price, at 0: they are sold only by quote. Skus with a price are left out. */
  unpricedItems(skus: readonly Sku[], locale: Locale): Promise<Map<string, CartItem>>;
};

function presentTile(tree: CategoryTree, stats: Map<string, SubtreeStats>, id: string): CategoryTile[] {
  const category = tree.byId.get(id);
  if (!category) return [];
  const { productCount = 0, image = null, focus = null } = stats.get(id) ?? {};
  const own = tree.records.get(id)?.image;
  return [{ ...category, productCount, ...(own ? { image: own, focus: null } : { image, focus }) }];
}

const MAX_PAGES = 500;
const MAX_STAND_INS = 8;

/** `categories`: another source of the tree (the index of a hosted search engine); its tree wins when it has one. */
export function createCatalogService(ctx: ShopContext, categories: CategorySource | null = null): CatalogService {
  const db = ctx.db.kysely;
  const { cached, cachedContent, cachedProducts } = createCatalogCache(ctx);
  const trees = createTreeCache(
    cached(async (locale: Locale) => buildCategoryTree(await readCategories(db), locale)),
    categories,
  );
  const topStats = cached(() => readTopStats(db));
  const childStats = cached((parentId: string) => readChildStats(db, parentId));
  const popularIds = cached((limit: string, path: string) => popularProductIds(db, Number(limit), path));
  const cardRecords = cachedProducts(
    (ids: readonly number[]) => readCardRecords(db, ids, ctx.now()),
    ({ id }) => id,
  );
  const foundRecords = cachedProducts(
    (ids: readonly number[]) => readProducts(db, ids, ctx.now()),
    ({ id }) => id,
  );
  const pageRecords = cachedProducts(
    async ([slug = '']: readonly string[]) => [(await readProductPage(db, slug, ctx.now())) ?? []].flat(),
    ({ slug }) => slug,
    MAX_PAGES,
  );

  async function presentItems(skus: readonly Sku[], locale: Locale, present: typeof presentCartItem) {
    const now = ctx.now();
    const wanted = new Set(skus.filter(isPossibleId));
    const products = await readProducts(db, await productIdsBySkus(db, [...wanted]), now);
    const tree = await trees.get(locale);
    const items = products.flatMap((product) =>
      product.variants
        .filter((variant) => wanted.has(variant.sku))
        .flatMap((variant) => present(product, variant, tree, locale, now) ?? []),
    );
    return new Map(items.map((item) => [item.sku, item]));
  }

  const service: CatalogService = {
    cached,
    cachedContent,

    async tree(locale) {
      return (await trees.get(locale)).all;
    },

    async category(path, locale) {
      const tree = await trees.get(locale);
      const category = tree.byPath.get(path);
      if (!category) return null;
      const record = tree.records.get(category.id);
      const stats = await childStats(category.id);
      return {
        category,
        description: record ? localize(record.description, locale).text : '',
        ...(category.lang && { lang: category.lang }),
        image: record?.image ?? null,
        sort: sorts.find((sort) => sort === record?.defaultSort) ?? null,
        hiddenFacets: record?.hiddenFacets ?? [],
        crumbs: categoryCrumbs(path, (step) => tree.byPath.get(step)?.name),
        children: category.children.flatMap((id) => presentTile(tree, stats, id)),
      };
    },

    async topCategories(locale) {
      const [tree, stats] = await Promise.all([trees.get(locale), topStats()]);
      const tops = tree.all.filter(({ level, popular }) => level === 1 || popular);
      return tops.flatMap(({ id }) => presentTile(tree, stats, id));
    },

    async product(slug, locale) {
      if (!isPossibleId(slug)) return null;
      const now = ctx.now();
      const [product, tree] = await Promise.all([readProductPage(db, slug, now), trees.get(locale)]);
      return product && presentProduct(product, tree, locale, now);
    },

    async productPage(slug, locale) {
      if (!isPossibleId(slug)) return null;
      const now = ctx.now();
      const [[product], tree] = await Promise.all([pageRecords([slug]), trees.get(locale)]);
      if (!product) return null;
      tagPage(`product:${product.id}`);
      const idsOf = (skus: readonly string[]) => [...new Set(skus.flatMap((sku) => product.idOfSku[sku] ?? []))];
      return {
        product: presentProduct(product, tree, locale, now),
        items: product.variants.flatMap((variant) => presentCartItem(product, variant, tree, locale, now) ?? []),
        accessoryIds: idsOf(product.accessories),
        relatedIds: idsOf(product.related),
      };
    },

    idsAfter: (id, limit) => productIdsAfter(db, id, limit),

    async products(productIds, locale) {
      const now = ctx.now();
      const [products, tree] = await Promise.all([readProducts(db, productIds, now), trees.get(locale)]);
      return products.map((product) => presentProduct(product, tree, locale, now));
    },

    async foundProducts(productIds, locale) {
      const now = ctx.now();
      const [products, tree] = await Promise.all([foundRecords(productIds), trees.get(locale)]);
      return products.map((product) => presentProduct(product, tree, locale, now));
    },

    async cards(productIds, locale) {
      const [cards = []] = await service.cardLists([productIds], locale);
      return cards;
    },

    haveFitment: async (ids) => (await cardRecords(ids)).some(({ hasFitment }) => hasFitment),

    async cardLists(lists, locale) {
      const ids = [...new Set(lists.flat())];
      tagPage(...ids.map((id) => `product:${id}` as const));
      const byId = new Map((await cardRecords(ids)).map((record) => [record.id, record]));
      return lists.map((list) =>
        presentCards(
          list.flatMap((id) => byId.get(id) ?? []),
          locale,
          ctx.now(),
        ),
      );
    },

    async cardsBySku(skus, locale) {
      return service.cards(await productIdsInOrder(db, skus.filter(isPossibleId)), locale);
    },

    async matchingCards(sku, locale) {
      const [card] = await service.cardsBySku([sku], locale);
      const page = card && (await service.productPage(card.slug, locale));
      if (!page) return [];
      const cards = await service.cards(page.accessoryIds, locale);
      return cards.filter(({ saleMode, stock, price }) => {
        return saleMode === 'buy' && wayToBuy(saleMode, stock.stockStatus, price.final !== null) === 'buy';
      });
    },

    async standIns(productCode, supplierNumber, locale) {
      const ids = await productIdsByOriginal(db, wantedKeys(productCode, supplierNumber), MAX_STAND_INS);
      return service.cards(ids, locale);
    },

    async productsBySku(skus, locale) {
      return service.products(await productIdsInOrder(db, skus.filter(isPossibleId)), locale);
    },

    newest: async (locale, limit) => service.cards(await newestProductIds(db, limit), locale),

    popular: async (locale, limit, categoryPath) =>
      service.cards(await service.popularIds(limit, categoryPath), locale),
    popularIds: (limit, categoryPath = '') => popularIds(String(limit), categoryPath),

    cartItems: (skus, locale) => presentItems(skus, locale, presentCartItem),
    unpricedItems: (skus, locale) => presentItems(skus, locale, presentUnpriced),
  };
  return service;
}
