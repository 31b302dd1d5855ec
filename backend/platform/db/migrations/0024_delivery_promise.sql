-- What was promised of the delivery when the order was placed (decision 0024); null: placed before promises were stored.
alter table customer_order add column delivery_promise jsonb;
