-- every field of the spec's product (spec 3), and prices as a plan with a history

alter table product
  add column item_id text,
  -- [{"fi", "en"}]
  add column label_tags jsonb not null default '[]',
  -- [{"title": {"fi", "en"}, "id" or "url", "language"}]; id names a stored file
  add column documents jsonb not null default '[]',
  -- skus of product pages
  add column related text[] not null default '{}',
  add column accessories text[] not null default '{}',
  -- goods priced by size: limits of width and length in cm; the price is per m²
  add column customization jsonb,
  add column sale_mode text not null default 'buy' check (sale_mode in ('buy', 'quote', 'deposit')),
  add column deposit_cents integer check (deposit_cents > 0),
  -- a used machine: year, hours, kilometres, condition, store, margin scheme
  add column trade_in jsonb,
  add constraint product_deposit check ((sale_mode = 'deposit') = (deposit_cents is not null));

-- regular prices and reductions by time (domain/catalog/prices/price-plan.ts); next_price_at is the next moment the
-- price in force changes that the search index has not followed yet
alter table product_variant
  add column prices jsonb not null default '{"regular": [], "reductions": []}',
  add column next_price_at timestamptz;
update product_variant set prices = jsonb_build_object(
  'regular', jsonb_build_array(jsonb_build_object('cents', coalesce(regular_cents, price_cents), 'from', null)),
  'reductions', case when regular_cents is null or lowest30_cents is null then '[]' else jsonb_build_array(jsonb_build_object(
    'cents', price_cents,
    'from', to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'until', to_char(sale_ends_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'reference', lowest30_cents,
    'campaignFrom', to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'ruleId', price_rule_id)) end),
  next_price_at = case when sale_ends_at > now() then sale_ends_at end;
alter table product_variant
  drop column price_cents, drop column regular_cents, drop column lowest30_cents, drop column sale_ends_at,
  drop column price_rule_id;
create index product_variant_next_price on product_variant (next_price_at) where next_price_at is not null;

-- the price of a sku from a moment on; null: not for sale. Rows are added, never changed: the 30-day lowest price and
-- a later question of the authorities are answered from here
create table price_history (
  id bigint generated always as identity primary key,
  sku text not null,
  cents integer check (cents >= 0),
  from_at timestamptz not null,
  -- told by the owner for the time before the shop recorded the sku itself
  declared boolean not null default false,
  recorded_at timestamptz not null default now(),
  unique (sku, from_at)
);
insert into price_history (sku, cents, from_at)
  select sku, (prices #>> '{regular,0,cents}')::integer, now() from product_variant;

create function price_history_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'price_history is append-only';
end $$;
create trigger price_history_append_only before update or delete on price_history
  for each statement execute function price_history_is_append_only();

-- what a product fits: sku of the product page
create table fitment (
  product_sku text not null,
  make text not null,
  model text not null,
  year_from integer not null default 0,
  year_to integer not null default 9999,
  note jsonb,
  primary key (product_sku, make, model, year_from, year_to)
);
create index fitment_vehicle on fitment (lower(make), lower(model));

create table redirect (
  from_path text primary key,
  to_url text not null,
  status integer not null default 301 check (status in (301, 302)),
  -- also everything below from_path
  prefix boolean not null default false,
  source text not null default 'import' check (source in ('import', 'slug'))
);

-- an import may build these tables anew beside the old ones and swap them: their ids outlive the tables
create sequence product_ids as integer;
create sequence variant_ids as integer;
alter table product alter column id drop identity;
alter table product_variant alter column id drop identity;
select setval('product_ids', (select coalesce(max(id), 0) + 1 from product), false);
select setval('variant_ids', (select coalesce(max(id), 0) + 1 from product_variant), false);
alter table product alter column id set default nextval('product_ids');
alter table product_variant alter column id set default nextval('variant_ids');
