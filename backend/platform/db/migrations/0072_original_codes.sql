-- codes of manufacturers' parts that a product stands in for, as given and as they are looked up (domain/catalog/spare-parts/original-code.ts)
alter table product add column original_codes text[] not null default '{}';
alter table product add column original_keys text[] not null default '{}';
create index product_original_keys on product using gin (original_keys);
