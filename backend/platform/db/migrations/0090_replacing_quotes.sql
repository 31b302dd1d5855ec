-- A quote of goods that replace those of an order. A table of its own: a quote that refers to an order and an order that refers to
-- its quote would be a circle, which no backup can be loaded in the order of.
create table replacing_quote (
  quote_id uuid primary key references quote (id) on delete cascade,
  order_id uuid not null references customer_order (id) on delete cascade
);
create index replacing_quote_order on replacing_quote (order_id);
insert into replacing_quote (quote_id, order_id) select id, for_order_id from quote where for_order_id is not null;
alter table quote drop column for_order_id;
