import { type RawBuilder, sql } from 'kysely';
import type { ProductLack, ProductListQuery } from '#domain/catalog/products/product-list.ts';

type Condition = RawBuilder<boolean>;

/** Shorter words have no trigrams, so they would be searched row by row. */
const LEAST_LETTERS = 3;
const escaped = (word: string) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
const below = (path: string) => `${path.replaceAll(/[\\%_]/g, '\\$&')}/%`;

/** Words of a text; one that is too short is left out where others are long enough. */
function wordsOf(text: string): string[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const long = words.filter((word) => word.length >= LEAST_LETTERS);
  return long.length > 0 ? long : words;
}

/** The product holds every word, or one of its skus or EANs is the text. */
function byText(text: string): Condition {
  const words = wordsOf(text).map(
    (word) => sql`product_search_text(name_fi, name_en, brand, sku) like ${escaped(word)}`,
  );
  const codes = [text, text.toUpperCase(), text.toLowerCase()];
  return sql<boolean>`p.id in (
    select id from product where ${sql.join(words, sql` and `)}
    union select product_id from product_variant where sku = any(${codes}::text[])
    union select product_id from product_variant where ean = ${text})`;
}

/** Conditions on `product p`. They repeat the conditions of partial indexes word for word. */
function byLack(lack: ProductLack, now: Date): Condition {
  switch (lack) {
    case 'picture':
      return sql`p.images = '[]'`;
    case 'english':
      return sql`(p.name_en is null or (p.description_en is null and p.description_fi <> ''))`;
    case 'price':
      return sql`p.id in (select product_id from product_variant where prices #>> '{regular,-1,cents}' is null)`;
    case 'fitment':
      return sql`not exists (select from fitment where product_sku = p.sku)`;
    case 'few':
      // by its product, so that a list reads no further than its page where many have few
      return sql`exists (select from product_variant v join stock_level l on l.sku = v.sku
        where v.product_id = p.id and l.qty between 1 and 2
          and (select sum(qty) from stock_level o where o.sku = l.sku) <= 2)`;
    case 'reduced':
      return sql`p.id in (select v.product_id from product_variant v, jsonb_array_elements(v.prices -> 'reductions') step
        where v.prices -> 'reductions' <> '[]' and (step ->> 'from')::timestamptz <= ${now.toISOString()}::timestamptz
          and (step ->> 'until' is null or (step ->> 'until')::timestamptz > ${now.toISOString()}::timestamptz))`;
  }
}

/** Conditions on `product p`; null when the query asks for drafts alone. */
export function productConditions(query: ProductListQuery, now: Date): Condition[] | null {
  if (query.state !== null && query.state !== 'published') return null;
  const { text, brand, category, lacks } = query;
  return [
    ...(text ? [byText(text)] : []),
    ...(brand ? [sql<boolean>`p.brand = ${brand}`] : []),
    ...(category
      ? [
          sql<boolean>`p.id in (select listed.product_id from product_category listed
            join category on category.id = listed.category_id where path = ${category} or path like ${below(category)})`,
        ]
      : []),
    ...lacks.map((lack) => byLack(lack, now)),
  ];
}

/** Conditions on `product_draft d`; null where no draft can match: what is not on sale has no stock and no reduction. */
export function draftConditions({ text, state, brand, category, lacks }: ProductListQuery): Condition[] | null {
  if (state === 'published' || lacks.includes('few') || lacks.includes('reduced')) return null;
  const words = wordsOf(text).map(
    (word) => sql<boolean>`(d.name_fi || ' ' || coalesce(d.name_en, '') || ' ' || d.brand
    || ' ' || d.sku || ' ' || coalesce(d.content ->> 'variants', '')) ilike ${escaped(word)}`,
  );
  const empty = (path: string) => sql<boolean>`coalesce(d.content -> ${path}, '[]') = '[]'`;
  const conditions: (Condition | null | '' | false)[] = [
    ...words,
    // what was archived is found by its words, or in its own view
    state ? sql`d.state = ${state}` : !text && sql`d.state = 'draft'`,
    brand && sql`d.brand = ${brand}`,
    category &&
      sql`exists (select from jsonb_array_elements_text(d.content #> '{page,categories}') listed (path)
        where path = ${category} or path like ${below(category)})`,
    lacks.includes('picture') && empty('images'),
    lacks.includes('fitment') && empty('fitment'),
    lacks.includes('english') && sql`d.name_en is null`,
    lacks.includes('price') &&
      sql`exists (select from jsonb_array_elements(d.content -> 'variants') v where v -> 'price' is null)`,
  ];
  return conditions.filter((condition): condition is Condition => typeof condition === 'object' && condition !== null);
}
