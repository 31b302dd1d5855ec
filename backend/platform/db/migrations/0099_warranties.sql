-- months of the warranty of a product, and of what was bought, as promised then (product-19, account-9)
alter table product add column warranty_months integer check (warranty_months between 1 and 240);
alter table order_line add column warranty_months integer check (warranty_months between 1 and 240);
