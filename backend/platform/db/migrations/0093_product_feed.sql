-- Products in the feed of changes. An import that swaps the tables takes these triggers along (backend/catalog/import/applying/swap.ts)
-- and adds its products itself, as rows of new tables fire none.
create trigger product_fed after insert on product referencing new table as changed
  for each statement execute function feed_change('product', 'changed', 'sku');
create trigger product_change_fed after update on product referencing new table as changed
  for each statement execute function feed_change('product', 'changed', 'sku');
create trigger product_removal_fed after delete on product referencing old table as changed
  for each statement execute function feed_change('product', 'removed', 'sku');
create trigger product_variant_fed after insert on product_variant referencing new table as changed
  for each statement execute function
    feed_change('product', 'changed', '(select sku from product where product.id = changed.product_id)');
create trigger product_variant_change_fed after update on product_variant referencing new table as changed
  for each statement execute function
    feed_change('product', 'changed', '(select sku from product where product.id = changed.product_id)');
create trigger product_variant_removal_fed after delete on product_variant referencing old table as changed
  for each statement execute function
    feed_change('product', 'changed', '(select sku from product where product.id = changed.product_id)');

insert into change_feed (kind, id, op) select 'product', sku, 'changed' from product;
