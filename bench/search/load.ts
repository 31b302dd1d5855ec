import type { Db } from '../../backend/platform/db/db.ts';
import { type MadeUp, madeUpCategories, madeUpProduct } from './made-up-product.ts';
import { progress } from './progress.ts';

const BATCH = 2000;

/** One plan of prices: regular, and half of the reduced ones end some day. */
const pricesOf = ({ cents, reduced }: MadeUp['variants'][number]) => ({
  regular: [{ cents, from: null }],
  reductions:
    reduced === null
      ? []
      : [
          {
            cents: reduced,
            from: '2026-01-01T00:00:00.000Z',
            until: cents % 2 ? null : '2099-01-01T00:00:00.000Z',
            reference: cents,
            campaignFrom: '2026-01-01T00:00:00.000Z',
            ruleId: null,
          },
        ],
});

async function loadBatch(db: Db, from: number, to: number): Promise<void> {
  const made = Array.from({ length: to - from }, (_, i) => madeUpProduct(from + i));
  const rows = made.map((product, i) => ({
    id: from + i + 1,
    sku: product.sku,
    slug: product.sku.toLowerCase(),
    name_fi: product.fi,
    name_en: product.en,
    brand: product.brand,
    attributes: product.attributes,
    selectable_attributes: product.selectable,
    labels: product.label ? [product.label] : [],
    popularity: product.popularity,
    first_sold_on: product.firstSoldOn,
  }));
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  await db.query(
    `insert into product (${columns}, shipping_class)
     select ${columns}, 'parcel' from jsonb_populate_recordset(null::product, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
  const skus = made.flatMap((product, i) =>
    product.variants.map((variant, position) => ({
      product_id: from + i + 1,
      sku: variant.sku,
      position,
      variation_name_fi: variant.name,
      options: variant.options,
      ean: variant.ean,
      prices: pricesOf(variant),
    })),
  );
  await db.query(
    `insert into product_variant (product_id, sku, position, variation_name_fi, options, ean, prices)
     select product_id, sku, position, variation_name_fi, options, ean, prices
     from jsonb_populate_recordset(null::product_variant, $1::jsonb)`,
    [JSON.stringify(skus)],
  );
  const shelves = made.flatMap(({ variants }) => variants.flatMap(({ sku, stores }) => stores.map((id) => [sku, id])));
  await db.query(
    `insert into stock_level (sku, store_id, qty) select one ->> 0, one ->> 1, 3 from jsonb_array_elements($1::jsonb) one`,
    [JSON.stringify(shelves)],
  );
  const listed = made.flatMap(({ categories }, i) =>
    [...new Set(categories)].map((path, position) => [from + i + 1, path, position]),
  );
  await db.query(
    `insert into product_category (product_id, category_id, position)
     select (one ->> 0)::int, one ->> 1, (one ->> 2)::int from jsonb_array_elements($1::jsonb) one`,
    [JSON.stringify(listed)],
  );
}

export async function loadCategories(db: Db): Promise<void> {
  await db.query(
    `insert into category (id, parent_id, path, level, name_fi, is_included_in_menu)
     select one ->> 'path', nullif(regexp_replace(one ->> 'path', '/?[^/]+$', ''), ''), one ->> 'path',
            cardinality(string_to_array(one ->> 'path', '/')), one ->> 'name', true
     from jsonb_array_elements($1::jsonb) one`,
    [JSON.stringify(madeUpCategories())],
  );
}

/** Writes products of a made-up shop straight into the catalog's tables; the search index is not touched. */
export async function loadProducts(db: Db, from: number, to: number): Promise<void> {
  for (let at = from; at < to; at += BATCH) {
    await loadBatch(db, at, Math.min(at + BATCH, to));
    progress('products', at + BATCH, to);
  }
  await db.exec(`select setval('product_ids', (select max(id) from product) + 1)`);
}

/** Pages and articles, as many as a shop of that size has. */
export async function loadPages(db: Db): Promise<void> {
  await db.exec(`
    insert into content_page (kind, path, locale, title, description, plain, published_on)
    select case when n % 3 = 0 then 'page' else 'article' end, 'sivu-' || n, 'fi',
           (array['Renkaan vaihto', 'Kelkan huolto', 'Öljyt ja suodattimet', 'Maksutavat', 'Kypärän valinta'])[1 + n % 5] || ' ' || n,
           'Näin se tehdään talvella ja kesällä', '', date '2020-01-01' + n
    from generate_series(1, 600) n`);
}

export async function loadParts(db: Db, parts: number): Promise<void> {
  for (let from = 1; from <= parts; from += 50_000) {
    await db.query(
      `insert into spare_part (product_code, code_norm, supplier_number, supplier, name, price_cents)
       select upper(substr(md5(n::text), 1, 10)), upper(substr(md5(n::text), 1, 10)), (300 + n % 8)::text,
              'Toimittaja ' || n % 8, 'Osa ' || n, n % 99900
       from generate_series($1::int, $2::int) n on conflict do nothing`,
      [from, Math.min(from + 49_999, parts)],
    );
    progress('spare parts', from + 49_999, parts);
  }
}
