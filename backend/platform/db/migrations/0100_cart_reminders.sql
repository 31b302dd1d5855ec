-- since when the cart has had something in it; a cart that was emptied and filled again is another one
alter table customer_cart add column begun_at timestamptz;
update customer_cart set begun_at = updated_at where lines <> '[]';
-- when its customer was last reminded of a cart
alter table customer_cart add column reminded_at timestamptz;
create index customer_cart_changed on customer_cart (updated_at) where lines <> '[]';
