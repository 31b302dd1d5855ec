-- Numbers of the bookkeeping's accounts; one without a row has the example's.
create table bookkeeping_account (
  account text primary key,
  number text not null check (number ~ '^[0-9]{3,8}$')
);

-- Reports that go by mail on a schedule, once for each period.
create table report_mailing (
  kind text primary key check (kind in ('report-journal', 'owner-letter')),
  recipients text[] not null
);

-- What a store is to sell in a month, with VAT. Forms send the version they saw.
create table sales_budget (
  month text not null check (month ~ '^[0-9]{4}-[0-9]{2}$'),
  store_id text not null,
  cents integer not null check (cents >= 0),
  primary key (month, store_id)
);

-- Journals and reports by day.
create index refund_created_at on refund (created_at);
create index order_event_money on order_event (kind, at) where kind in ('completed', 'refund_by_hand');
create index gift_card_entry_own on gift_card_entry (at) where kind in ('issue', 'adjust', 'expire');

-- Steps on the way to an order, counted by day: no person, no page, no time.
create table day_count (
  day date not null,
  step text not null check (step in ('checkout')),
  times integer not null,
  primary key (day, step)
);

create index order_line_gift_card on order_line (order_id) where kind = 'gift_card';
-- The log of mails and webhooks in the admin, newest first, and mails by their reader.
create index outbox_mail_newest on outbox_mail (created_at desc, (id::text) desc) where recipient <> '';
create index outbox_mail_recipient on outbox_mail (lower(recipient), created_at desc);
create index webhook_delivery_newest on webhook_delivery (created_at desc);
