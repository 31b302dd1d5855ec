-- The gift cards that pay an order, in the order in which they pay; customer_order.gift_card_cents is their sum.
create table order_gift_card (
  order_id uuid not null references customer_order (id) on delete cascade,
  position integer not null check (position between 0 and 4),
  gift_card_id uuid not null references gift_card (id),
  cents integer not null check (cents > 0),
  primary key (order_id, position),
  unique (order_id, gift_card_id)
);
create index order_gift_card_card on order_gift_card (gift_card_id);

insert into order_gift_card (order_id, position, gift_card_id, cents)
select id, 0, gift_card_id, gift_card_cents from customer_order where gift_card_id is not null and gift_card_cents > 0;

alter table customer_order drop column gift_card_id;
