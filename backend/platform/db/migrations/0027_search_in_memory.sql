-- products, categories, pages and articles are searched in memory (docs/decisions/0050): only their changes are stored
drop table search_quick, search_document, search_content, search_term, search_attribute;
delete from shop_meta where key = 'search_format';

-- `token` tells apart equal versions of a restored database; `contents`: categories, pages or articles changed
alter table search_change add column token uuid not null default gen_random_uuid();
alter table search_change add column contents boolean not null default false;
delete from search_change;
delete from shop_meta where key = 'search_version';

-- the index reads the most popular products first
create index product_by_popularity on product (popularity desc, id);
