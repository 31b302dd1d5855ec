-- products, categories, pages and articles are searched in memory (docs/decisions/0050): only their changes are stored
drop table search_quick, search_document, search_content, search_term, search_attribute;
delete from shop_meta where key = 'search_format';

-- `token` tells apart equal versions of a restored database; `contents`: categories, pages or articles changed
alter table search_change add column token uuid not null default gen_random_uuid();
alter table search_change add column contents boolean not null default false;
delete from search_change;
-- only an empty shop has no version: an index of another shop never fits
insert into shop_meta (key, value) select 'search_version', '1' where exists (select from product)
  on conflict (key) do update set value = (shop_meta.value::int + 1)::text;
insert into search_change (version, product_ids) select value::int, null from shop_meta where key = 'search_version';

-- the index reads the most popular products first
create index product_by_popularity on product (popularity desc, id);
