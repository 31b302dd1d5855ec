-- [{"code", "name", "lines": [{"sku", "amount"}]}]: goods that are put into the cart together (domain/catalog/products/kit.ts)
alter table product add column kits jsonb not null default '[]';
