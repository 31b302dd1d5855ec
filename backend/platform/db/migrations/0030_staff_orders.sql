alter table customer_order
  -- raised by every edit of contact, address, pickup point or store
  add column version integer not null default 1,
  add column assignee_id uuid references staff (id),
  -- staff's own words, for finding
  add column tags text[] not null default '{}';

-- What staff search by parts of words: name, company, reference, e-mail, and the phone's digits.
create function order_search_text(contact jsonb, email text) returns text language sql immutable parallel safe
return lower(
  coalesce(contact ->> 'firstname', '') || ' ' || coalesce(contact ->> 'lastname', '') || ' ' ||
  coalesce(contact ->> 'company', '') || ' ' || coalesce(contact ->> 'reference', '') || ' ' || email || ' ' ||
  translate(coalesce(contact ->> 'phone', ''), '+ ()-', ''));

create index customer_order_placed on customer_order (placed_at, number);
create index customer_order_status on customer_order (status, store_id, placed_at, number);
create index customer_order_store on customer_order (store_id, placed_at, number);
create index customer_order_search on customer_order using gin (order_search_text(contact, email) gin_trgm_ops);
create index customer_order_assignee on customer_order (assignee_id, placed_at) where assignee_id is not null;
create index customer_order_refunded on customer_order (placed_at, number) where refunded_cents > 0;
create index customer_order_tags on customer_order using gin (tags) where tags <> '{}';
create index order_line_sku on order_line (upper(sku));
create index shipment_tracking on shipment (upper(tracking_code)) where tracking_code is not null;

alter table order_line
  -- when goods that no store has are expected, as staff know
  add column expected_on date;

alter table refund
  -- who decided; null: a command, a job, or before staff had accounts
  add column staff_id uuid references staff (id);
create index refund_staff on refund (staff_id, created_at) where staff_id is not null;

create table order_note (
  id bigint generated always as identity primary key,
  order_id uuid not null references customer_order (id) on delete cascade,
  staff_id uuid references staff (id),
  author text not null,
  body text not null,
  -- the people named by @name
  mentions uuid[] not null default '{}',
  idempotency_key text unique,
  at timestamptz not null
);
create index order_note_order on order_note (order_id, id);
create index order_note_mentions on order_note using gin (mentions);

-- mails of an order: the subject begins with its id
create index outbox_mail_about on outbox_mail (split_part(subject_id, ':', 1));
