import { z } from 'zod';
import type { ListedProduct, OpenProduct, ProductRefusal } from '#backend/catalog/products/staff/service.ts';
import { versionOf } from '#backend/platform/change-feed/service.ts';
import type { Shop } from '#backend/shop.ts';
import { ShopError } from '#domain/base/error-codes.ts';
import type { Sku } from '#domain/base/ids.ts';
import { productStates } from '#domain/catalog/products/product-list.ts';
import type { SparePartHit } from '#domain/catalog/spare-parts/part.ts';
import type { ProgramActor } from '#domain/staff/actor.ts';
import { openCursor, sealCursor } from '../cursors.ts';
import { cents, cursor, limit, moment, named, sku } from '../fields.ts';
import { type Operation, operation, type Reply } from '../operation.ts';
import { refuseState } from '../problem.ts';

const state = z.enum(productStates);
const localized = z.object({ fi: z.string(), en: z.string() });

const listed = z.object({
  sku,
  name: z.string(),
  brand: z.string(),
  state,
  variants: z.int(),
  price: cents.nullable().describe('The lowest of its skus now.'),
  updatedAt: moment,
});

const product = z
  .object({
    sku: sku.describe('Of the product page; each sku that is sold is among `skus`.'),
    state,
    slug: z.string(),
    brand: z.string(),
    name: localized,
    description: localized,
    salesPhrases: z.object({ fi: z.array(z.string()), en: z.array(z.string()) }),
    categories: z.array(z.string()).describe('Paths, the main one first.'),
    labels: z.array(z.string()),
    skus: z.array(
      z.object({ sku, name: localized, ean: z.string(), price: cents.nullable(), regular: cents.nullable() }),
    ),
  })
  .register(named, { id: 'Product' });

const text = z.string().max(20_000);
const localizedPatch = z.strictObject({ fi: text.optional(), en: text.optional() });
const phrases = z
  .array(
    z
      .string()
      .trim()
      .min(1)
      .max(200)
      .regex(/^\P{Cc}*$/u),
  )
  .max(20);
const line = z
  .string()
  .trim()
  .max(200)
  .regex(/^\P{Cc}*$/u);
const patch = z
  .strictObject({
    slug: line.optional(),
    brand: line.optional(),
    name: z.strictObject({ fi: line.optional(), en: line.optional() }).optional(),
    description: localizedPatch.optional(),
    salesPhrases: z.strictObject({ fi: phrases.optional(), en: phrases.optional() }).optional(),
    categories: z
      .array(
        z
          .string()
          .min(1)
          .max(200)
          .regex(/^[a-z0-9/-]+$/),
      )
      .max(20)
      .optional(),
  })
  .refine((given) => Object.keys(given).length > 0, 'must name a field');

const linesOf = (value = '') => value.split('\n').filter(Boolean);

function present({ sku: page, state: where, fields, skus }: OpenProduct): z.input<typeof product> {
  const field = (name: string) => fields[name] ?? '';
  const both = (name: string) => ({ fi: field(`${name}.fi`), en: field(`${name}.en`) });
  const priced = new Map(skus.map((known) => [known.sku, known]));
  return {
    sku: page,
    state: where,
    slug: field('slug'),
    brand: field('brand'),
    name: both('name'),
    description: both('description'),
    salesPhrases: { fi: linesOf(fields['phrases.fi']), en: linesOf(fields['phrases.en']) },
    categories: linesOf(fields.categories),
    labels: linesOf(fields.labels),
    skus: linesOf(fields.variants).map((variant) => {
      const part = `variant/${encodeURIComponent(variant)}`;
      const { price = null, regular = null } = priced.get(variant) ?? {};
      return { sku: variant, name: both(`${part}/name`), ean: field(`${part}/ean`), price, regular };
    }),
  };
}

const presentListed = ({ sku: page, name, brand, state: where, variants, price, updatedAt }: ListedProduct) => ({
  sku: page,
  name,
  brand,
  state: where,
  variants,
  price,
  updatedAt: updatedAt.toISOString(),
});

/** The fields of the admin's form that a patch names. */
function patchedFields(given: z.output<typeof patch>): Record<string, string> {
  const entries: [string, string | undefined][] = [
    ['slug', given.slug],
    ['brand', given.brand],
    ['name.fi', given.name?.fi],
    ['name.en', given.name?.en],
    ['description.fi', given.description?.fi],
    ['description.en', given.description?.en],
    ['phrases.fi', given.salesPhrases?.fi?.join('\n')],
    ['phrases.en', given.salesPhrases?.en?.join('\n')],
    ['categories', given.categories?.join('\n')],
  ];
  return Object.fromEntries(entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

/** Where a field of the admin's form is in a patch. */
const pointerOf = (field: string): string => field.replace(/^phrases\b/, 'salesPhrases');

function refuseProduct(refusal: ProductRefusal): never {
  if (refusal.reason === 'unknown') throw new ShopError('not-found', 'There is no such product.');
  if (refusal.reason === 'conflict')
    throw new ShopError('precondition-failed', 'Somebody changed the same field meanwhile.');
  if (refusal.reason !== 'invalid') return refuseState(refusal.reason, 'The product does not allow this now.');
  throw new ShopError(
    'invalid-argument',
    'Nothing was changed.',
    (refusal.details ?? []).map(({ field, reason }) => ({ field: pointerOf(field), code: 'invalid', message: reason })),
  );
}

/** The version of a product's page; a draft has its own. */
const etagOf = async (shop: Shop, { sku: page, state: where, version }: OpenProduct): Promise<string> =>
  (where === 'published' && (await versionOf(shop.db.kysely, 'product', page))) || `${where}-${version}`;

async function opened(shop: Shop, actor: ProgramActor, page: Sku): Promise<{ read: OpenProduct; version: string }> {
  const read = await shop.products.open(actor, page);
  if (!read) throw new ShopError('not-found', 'There is no such product.');
  return { read, version: await etagOf(shop, read) };
}

const presentPart = ({ sku: part, productCode, supplierNumber, name, finalPrice, replacedBy }: SparePartHit) => ({
  sku: part,
  code: productCode,
  supplier: supplierNumber,
  name: name.default,
  price: finalPrice?.inclTax ?? null,
  replacedBy,
});

const params = z.strictObject({ sku });

export const productOperations: readonly Operation[] = [
  operation({
    name: 'listProducts',
    tag: 'products',
    method: 'get',
    path: '/products',
    scope: 'catalog:read',
    summary: 'Products by name',
    details: 'To follow what changes, use `/changes?types=product`.',
    query: z.strictObject({
      text: z.string().max(100).optional().describe('Words of the name or brand, a sku or an EAN.'),
      state: state.optional(),
      after: cursor.optional(),
      limit,
    }),
    answer: z.object({ products: z.array(listed), next: z.string().nullable() }),
    async run({ shop, actor, query: { text: words = '', state: where = null, after, limit } }) {
      const asked = { text: words.trim(), state: where, lacks: [], brand: null, category: null };
      const page = await shop.products.list(actor, asked, openCursor(shop, 'products', after), limit);
      const next = sealCursor(shop, 'products', page.next);
      return { body: { products: page.products.map(presentListed), next }, next };
    },
  }),
  operation({
    name: 'getProduct',
    tag: 'products',
    method: 'get',
    path: '/products/{sku}',
    scope: 'catalog:read',
    summary: 'One product with its skus',
    versioned: true,
    params,
    answer: product,
    async run({ shop, actor, params }) {
      const { read, version } = await opened(shop, actor, params.sku);
      return { body: present(read), version };
    },
  }),
  operation({
    name: 'patchProduct',
    tag: 'products',
    method: 'patch',
    path: '/products/{sku}',
    scope: 'catalog:write',
    summary: 'Change texts, brand and categories of a product',
    details:
      'Only the named fields change (RFC 7396). Prices, stock, pictures and skus have operations and files of their own.',
    versioned: true,
    refusals: ['taken', 'no_such_move'],
    params,
    body: patch,
    answer: product,
    async run({ shop, actor, params, body, seen }) {
      const { read, version } = await opened(shop, actor, params.sku);
      if (seen !== null && seen !== version)
        throw new ShopError('precondition-failed', 'The product changed since it was read.');
      const fields = Object.entries(patchedFields(body)).map(([field, mine]) => ({
        field,
        base: read.fields[field] ?? '',
        mine,
      }));
      const saved = await shop.products.save(actor, read.sku, { version: read.version, fields });
      if (!saved.ok) return refuseProduct(saved);
      const after = await opened(shop, actor, read.sku);
      return { body: present(after.read), version: after.version } satisfies Reply<z.input<typeof product>>;
    },
  }),
  operation({
    name: 'findSpareParts',
    tag: 'products',
    method: 'get',
    path: '/spare-parts',
    scope: 'catalog:read',
    summary: 'Spare parts by code, exact matches first',
    details: 'Prices and pieces of spare parts come by import (`spare-parts.delta`).',
    query: z.strictObject({
      code: z.string().trim().min(1).max(60),
      supplier: z.string().trim().min(1).max(40).optional().describe('The number of its supplier.'),
    }),
    answer: z.object({
      spareParts: z.array(
        z.object({
          sku,
          code: z.string(),
          supplier: z.string(),
          name: z.string(),
          price: cents.nullable(),
          replacedBy: z.array(z.string()),
        }),
      ),
    }),
    async run({ shop, query: { code, supplier = null } }) {
      const { parts, unavailable } = await shop.spareParts.find({ code, supplierNumber: supplier, limit: 50 });
      if (unavailable) throw new ShopError('unavailable', 'The source of spare parts does not respond.');
      return { body: { spareParts: parts.map(presentPart) } };
    },
  }),
];
