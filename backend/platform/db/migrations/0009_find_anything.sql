-- spare parts: what the supplier has, and the codes of the same supplier that replaced one
alter table spare_part add column qty integer check (qty >= 0);
alter table spare_part add column available_on date;
alter table spare_part add column replaced_by text[] not null default '{}';
-- codes are also found without their leading zeros
create index spare_part_bare on spare_part ((ltrim(code_norm, '0')), supplier_number) where code_norm like '0%';
create index spare_part_replacing on spare_part using gin (replaced_by) where replaced_by <> '{}';

-- what a category's own facets count: keys `code:value` of a sku's attributes and variation options
alter table search_document add column attributes text[] not null default '{}';
create table search_attribute (
  key text primary key,
  code text not null,
  -- { fi, en? }
  label jsonb not null,
  value jsonb not null,
  -- the shop's order of a variation option's values
  position integer not null default 0
);

-- searches that found nothing, counted by day; nothing of who searched
create table search_miss (
  day date not null,
  locale text not null,
  query text not null,
  times integer not null default 1,
  primary key (day, locale, query)
);

-- exploded views of machines
create table diagram (
  slug text primary key,
  make text not null,
  model text not null,
  year_from integer not null default 0,
  year_to integer not null default 9999,
  -- the assembly, { fi, en? }
  name jsonb not null,
  position integer not null default 0,
  -- the SVG drawing, cleaned of everything that is no picture
  drawing text not null,
  -- [{ number, sku, amount, x, y }]; sku of a spare part, x and y in percent of the drawing
  hotspots jsonb not null
);
create index diagram_vehicle on diagram (lower(make), lower(model));
