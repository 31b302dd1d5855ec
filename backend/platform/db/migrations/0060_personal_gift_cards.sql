-- Gift cards bought for somebody: what stands on the card, and when it goes. A cart line names one by its sku; the cards
-- themselves are issued when the order is paid.
create table personal_gift_card (
  sku text primary key,
  cents integer not null check (cents > 0),
  locale text not null check (locale in ('fi', 'en')),
  sender text not null,
  recipient text not null,
  -- null: the buyer gets it, to print at home
  email text,
  message text not null,
  -- null: as soon as it is paid
  deliver_on date,
  created_at timestamptz not null,
  order_id uuid references customer_order (id) on delete cascade,
  line_position integer,
  sent_at timestamptz,
  unique (order_id, line_position)
);
create index personal_gift_card_due on personal_gift_card (deliver_on) where sent_at is null and order_id is not null;
