import type { Db } from '#backend/platform/db/db.ts';

// broken: the row lacks its wrong fields; nothing is written then, but the rest of it is checked
const PLACE = 'n integer primary key, file text not null, line integer not null, broken boolean not null';

// unlogged: nothing here outlives the import
const RAW = `
  create unlogged table staging.raw_product (
    ${PLACE}, sku text not null, parent_sku text, slug text, remove boolean not null, related text[], accessories text[],
    dropped text[] not null, attribute_columns boolean not null, position integer, patch jsonb, row json not null);
  create unlogged table staging.raw_stock (${PLACE}, sku text not null, row json not null);
  create unlogged table staging.raw_price (${PLACE}, sku text not null, row json not null);
  create unlogged table staging.raw_history (${PLACE}, sku text not null, cents integer, from_at timestamptz not null);
  create unlogged table staging.raw_fitment (
    ${PLACE}, product_sku text not null, make text not null, model text not null, year_from integer not null,
    year_to integer not null, note jsonb, remove boolean not null);
  create unlogged table staging.raw_part (
    ${PLACE}, product_code text not null, code_norm text collate "C" not null, supplier_number text not null,
    supplier text, product_group text, product_group_en text, name text, price_cents integer, qty integer,
    available_on date, replaced_by text[] not null, remove boolean not null);`;

const INDEXES = `
  create index on staging.raw_product (sku);
  create index on staging.raw_product (parent_sku);
  create index on staging.raw_product (n) where parent_sku is null;
  create index on staging.raw_stock (sku);
  create index on staging.raw_price (sku);
  create index on staging.raw_history (sku);
  create index on staging.raw_fitment (product_sku);
  create index on staging.raw_part (supplier_number, product_code);`;

// differences from the shop, ready to be applied
const RESOLVED = `
  -- products that change: gone; all of it written anew; only prices and stock of its skus; only its search rows
  create unlogged table staging.touched (
    product_id integer primary key, gone boolean not null default false, rewritten boolean not null default false,
    priced boolean not null default false, indexed boolean not null default false,
    relisted boolean not null default false);
  create unlogged table staging.variant_change (
    id integer primary key, prices jsonb not null, next_price_at timestamptz, backorder boolean not null,
    next_delivery_date date);
  create unlogged table staging.shelf (
    sku text not null, store_id text not null, qty integer not null, was integer not null, primary key (sku, store_id));
  create unlogged table staging.patched (product_id integer primary key);
  create unlogged table staging.other (product_id integer primary key);
  create unlogged table staging.price_point (sku text, cents integer, from_at timestamptz, declared boolean);`;

/** Creates the empty staging schema; drops that of a killed import. */
export async function openStaging(db: Db): Promise<void> {
  await closeStaging(db);
  const tables = `${RAW}${RESOLVED}`.replaceAll(/\)(?=;)/g, ') with (autovacuum_enabled = false)');
  await db.exec(`create schema staging;${tables}${INDEXES}`);
}

export async function closeStaging(db: Db): Promise<void> {
  // without a notice for every table
  await db.exec('set client_min_messages = warning; drop schema if exists staging cascade; reset client_min_messages');
}
