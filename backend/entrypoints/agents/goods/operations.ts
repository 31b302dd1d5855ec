import { z } from 'zod';
import type { Product } from '#domain/catalog/products/product.ts';
import { readListingQuery } from '#domain/catalog/search/query.ts';
import { context, localeIn } from '../ucp/fields.ts';
import { type Message, notFound, shown, withMessages } from '../ucp/message.ts';
import { operation } from '../ucp/operation.ts';
import { ProtocolError } from '../ucp/protocol-error.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { noticesOf } from './notices.ts';
import { lookUpParts, type UcpPart } from './parts.ts';
import { presentProduct, pricedVariants, type UcpProduct } from './product.ts';
import { selection, selectVariants } from './selection.ts';

const MOST_FOUND = 50;
const MOST_IDS = 50;

const cents = z.int().min(0).max(1_000_000_000);
const filters = z
  .looseObject({
    categories: z.array(z.string().max(200)).max(50).optional(),
    price: z.looseObject({ min: cents.optional(), max: cents.optional() }).optional(),
  })
  .optional();

const searchInput = z
  .looseObject({
    query: z.string().max(1000).optional(),
    filters,
    context,
    pagination: z
      .looseObject({ cursor: z.string().max(100).optional(), limit: z.int().min(1).max(1000).default(10) })
      .default({ limit: 10 }),
  })
  .refine((asked) => asked.query?.trim() || asked.filters, 'must have a query or filters');

const lookupInput = z.looseObject({ ids: z.array(z.string().min(1).max(500)).min(1).max(1000), context });
const productInput = z.looseObject({
  id: z.string().min(1).max(500),
  selected: selection,
  preferences: z.array(z.string().max(200)).max(20).optional(),
  context,
});

/** A product of a search or a look-up; none for goods without a price. */
const present = (product: Product, where: Parameters<typeof presentProduct>[1]) => presentProduct(product, where) ?? [];

const searchCatalog = operation({
  name: 'search_catalog',
  capability: 'dev.ucp.shopping.catalog.search',
  method: 'POST',
  path: '/catalog/search',
  argument: 'catalog',
  summary: 'Search products by words, category and price. Prices are in cents and include VAT.',
  writes: false,
  input: searchInput,
  async run({ shop, input: { query = '', filters: by, context: asked, pagination } }) {
    const where = { locale: localeIn(asked), baseUrl: shop.baseUrl };
    const offset = readCursor(pagination.cursor);
    const limit = Math.min(pagination.limit, MOST_FOUND);
    const listing = {
      ...readListingQuery(new URLSearchParams({ q: query })),
      priceMin: by?.price?.min ?? null,
      priceMax: by?.price?.max ?? null,
    };
    const { ids, total } = await shop.search.find(listing, where.locale, { offset, limit, categories: by?.categories });
    const found = await shop.catalog.foundProducts(ids, where.locale);
    const hasMore = offset + ids.length < total && ids.length > 0;
    return shown({
      products: found.flatMap((product) => present(product, where)),
      pagination: {
        has_next_page: hasMore,
        total_count: total,
        ...(hasMore && { cursor: writeCursor(offset + limit) }),
      },
    });
  },
});

/** Marks each variant with the ids that asked for it: its own is exact, that of its product features the first. */
function withInputs(product: UcpProduct, ids: readonly string[]) {
  const isOfProduct = (id: string) =>
    (id === product.id || id === product.handle) && product.variants.every((one) => one.id !== id);
  const exact = product.variants.filter(({ id }) => ids.includes(id));
  const featured = ids.filter(isOfProduct);
  const variants = exact.length > 0 && featured.length === 0 ? exact : product.variants;
  return {
    ...product,
    variants: variants.map((variant, i) => ({
      ...variant,
      inputs: [
        ...(ids.includes(variant.id) ? [{ id: variant.id, match: 'exact' }] : []),
        ...(i === 0 ? featured.map((id) => ({ id, match: 'featured' })) : []),
      ],
    })),
  };
}

const partWithInputs = (part: UcpPart) => ({
  ...part,
  variants: part.variants.map((variant) => ({ ...variant, inputs: [{ id: variant.id, match: 'exact' }] })),
});

const lookupCatalog = operation({
  name: 'lookup_catalog',
  capability: 'dev.ucp.shopping.catalog.lookup',
  method: 'POST',
  path: '/catalog/lookup',
  argument: 'catalog',
  summary: 'Get products by their ids or by the skus of their variants, and spare parts by code@supplier.',
  writes: false,
  input: lookupInput,
  async run({ shop, input: { ids: asked, context: of } }) {
    const ids = [...new Set(asked)];
    if (ids.length > MOST_IDS) throw new ProtocolError('request_too_large', `At most ${MOST_IDS} ids at once.`);
    const where = { locale: localeIn(of), baseUrl: shop.baseUrl };
    const found = await shop.catalog.productsBySku(ids, where.locale);
    const products = [
      ...found.flatMap((product) => present(product, where)).map((product) => withInputs(product, ids)),
      ...(await lookUpParts(shop, ids, where)).map(partWithInputs),
    ];
    const known = new Set(products.flatMap(({ id, variants }) => [id, ...variants.map((variant) => variant.id)]));
    const missing = ids
      .filter((id) => !known.has(id))
      .map((content): Message => ({ type: 'info', code: 'not_found', content }));
    return shown({ products, ...withMessages(missing) });
  },
});

const getProduct = operation({
  name: 'get_product',
  capability: 'dev.ucp.shopping.catalog.lookup',
  method: 'POST',
  path: '/catalog/product',
  argument: 'catalog',
  summary: 'Get one product with its variants; choose among them by `selected`.',
  writes: false,
  input: productInput,
  async run({ shop, input: { id, selected, preferences, context: of } }) {
    const where = { locale: localeIn(of), baseUrl: shop.baseUrl };
    const [product] = await shop.catalog.productsBySku([id], where.locale);
    const [part] = product ? [] : await lookUpParts(shop, [id], where);
    if (part) return shown({ product: part });
    if (!product || pricedVariants(product).length === 0)
      return notFound(`There is no product ${JSON.stringify(id.slice(0, 100))}.`);
    const chosen = selectVariants(product, { id, selected, preferences });
    return shown({
      product: { ...presentProduct(product, where, chosen.variants), ...chosen.options },
      ...withMessages(noticesOf(product, where)),
    });
  },
});

export const catalogOperations = [searchCatalog, lookupCatalog, getProduct];
