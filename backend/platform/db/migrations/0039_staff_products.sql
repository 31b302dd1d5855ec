-- Raised by every writer: an import writes whole new rows, which take the default. One sequence for all, so that a version is never used twice.
create sequence product_version as integer;
alter table product add column version integer not null default nextval('product_version');

-- Products that shoppers do not see: drafts, and those taken out of the shop. Apart from `product`, so that no query of the shop can show one.
create table product_draft (
  sku text primary key,
  -- what the product will be: rows of the import's format, with stored pictures and documents
  content jsonb not null,
  version integer not null default nextval('product_version'),
  state text not null check (state in ('draft', 'archived')),
  publish_at timestamptz check (publish_at is null or state = 'draft'),
  -- why it could not be published at its time
  problem text,
  name_fi text not null generated always as (coalesce(content #>> '{page,name,fi}', '')) stored,
  name_en text generated always as (content #>> '{page,name,en}') stored,
  brand text not null generated always as (coalesce(content #>> '{page,brand}', '')) stored,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index product_draft_name on product_draft (name_fi, sku);
create index product_draft_due on product_draft (publish_at) where publish_at is not null;

-- The list of products: by name, by words, and the filters that find fewer than a page.
create function product_search_text(name_fi text, name_en text, brand text, sku text) returns text
  language sql immutable parallel safe
  return lower(name_fi || ' ' || coalesce(name_en, '') || ' ' || brand || ' ' || sku);
create index product_search on product using gin (product_search_text(name_fi, name_en, brand, sku) gin_trgm_ops);
create index product_name on product (name_fi, sku);
create index product_brand on product (brand, name_fi, sku);
create index product_no_picture on product (name_fi, sku) where images = '[]';
create index product_no_english on product (name_fi, sku) where name_en is null or (description_en is null and description_fi <> '');
create index product_variant_reduced on product_variant (product_id) where prices -> 'reductions' <> '[]';
create index product_variant_no_price on product_variant (product_id) where prices #>> '{regular,-1,cents}' is null;
create index stock_level_few on stock_level (sku) where qty between 1 and 2;
