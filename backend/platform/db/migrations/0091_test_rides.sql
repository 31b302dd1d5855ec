-- The machine of a test ride, of the shop's goods; null for works of the workshop.
alter table service_booking add column product_sku text;
