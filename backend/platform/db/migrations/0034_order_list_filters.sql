-- Filters of the list of orders that find fewer than a page: without these the scan by time reads all orders.
create index customer_order_method on customer_order (shipping_method_id, placed_at, number);
create index customer_order_total on customer_order (total_cents);
create index customer_order_company on customer_order (store_id, placed_at, number) where contact ->> 'customerType' = 'company';
