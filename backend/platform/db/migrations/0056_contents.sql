-- {"amount", "unit"}: how much a sku contains, for its unit price (domain/catalog/prices/unit-price.ts)
alter table product_variant add column content jsonb;
