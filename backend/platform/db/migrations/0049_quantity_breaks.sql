-- [{"from", "cents"}]: lower prices of each piece from a number of pieces on (domain/catalog/prices/quantity-breaks.ts)
alter table product_variant add column quantity_breaks jsonb not null default '[]';
