-- Every change of a quantity, written in the transaction of the change. The movements of a sku in a store add up to its stock_level.
create table stock_movement (
  id bigint generated always as identity primary key,
  sku text not null,
  store_id text not null,
  qty integer not null check (qty <> 0),
  kind text not null check (kind in
    ('opening', 'sale', 'return', 'count', 'transfer-out', 'transfer-in', 'receipt', 'adjustment', 'import')),
  reason text,
  -- the order, count, transfer or receipt it belongs to
  reference text,
  actor_kind text not null check (actor_kind in ('staff', 'command', 'job', 'store-link', 'customer')),
  staff_id uuid references staff (id),
  actor_name text,
  at timestamptz not null,
  -- of the form that was sent: sent twice, it moves once
  key text
);
create index stock_movement_sku on stock_movement (sku, id);
create unique index stock_movement_key on stock_movement (key) where key is not null;

insert into stock_movement (sku, store_id, qty, kind, actor_kind, at)
select sku, store_id, qty, 'opening', 'job', now() from stock_level where qty <> 0 order by sku, store_id;

create function refuse_stock_movement_change() returns trigger language plpgsql as $$
begin
  raise exception 'stock movements are only added';
end $$;
create trigger stock_movement_only_added before update or delete on stock_movement
  for each statement execute function refuse_stock_movement_change();

-- Where a sku lies in a store.
create table shelf_place (
  sku text not null,
  store_id text not null,
  place text not null check (length(place) between 1 and 20),
  primary key (sku, store_id)
);
create index shelf_place_place on shelf_place (store_id, place);

-- A count of a part of a store. `selection` says which skus: all, or those of a shelf, category or brand.
create table stock_count (
  id bigint generated always as identity primary key,
  store_id text not null,
  selection jsonb not null,
  -- a blind count does not show what is expected
  is_blind boolean not null,
  status text not null default 'open' check (status in ('open', 'approved', 'cancelled')),
  begun_at timestamptz not null,
  begun_by text,
  closed_at timestamptz,
  closed_by text,
  key text not null unique
);
create table stock_count_line (
  count_id bigint not null references stock_count (id) on delete cascade,
  sku text not null,
  counted integer not null check (counted >= 0),
  -- what should have been on the shelf when it was last counted: level and sold pieces that nobody has fetched yet
  expected integer not null,
  counted_at timestamptz not null,
  counted_by text,
  primary key (count_id, sku)
);
-- a scan that is sent twice counts once; `subject` is the open count or transfer, whose end deletes its scans
create table stock_scan (
  key text primary key,
  subject text not null
);
create index stock_scan_subject on stock_scan (subject);

-- Goods between two stores. From `sent` to `received` they are in neither.
create table stock_transfer (
  id bigint generated always as identity primary key,
  from_store text not null,
  to_store text not null check (to_store <> from_store),
  status text not null default 'draft' check (status in ('draft', 'sent', 'received', 'cancelled')),
  created_at timestamptz not null,
  created_by text,
  sent_at timestamptz,
  received_at timestamptz,
  key text not null unique
);
create index stock_transfer_open on stock_transfer (id) where status in ('draft', 'sent');
create table stock_transfer_line (
  transfer_id bigint not null references stock_transfer (id) on delete cascade,
  sku text not null,
  qty integer not null check (qty > 0),
  -- null until it is received
  received integer check (received >= 0),
  primary key (transfer_id, sku)
);

-- Goods ordered from a supplier for a store; received in one or more parts.
create table stock_receipt (
  id bigint generated always as identity primary key,
  supplier text not null,
  store_id text not null,
  -- the supplier's number of the order
  reference text not null default '',
  status text not null default 'open' check (status in ('open', 'closed')),
  created_at timestamptz not null,
  created_by text,
  key text not null unique
);
create index stock_receipt_open on stock_receipt (id) where status = 'open';
create table stock_receipt_line (
  receipt_id bigint not null references stock_receipt (id) on delete cascade,
  sku text not null,
  ordered integer not null check (ordered > 0),
  received integer not null default 0 check (received >= 0),
  expected_on date,
  primary key (receipt_id, sku)
);
create index stock_receipt_line_sku on stock_receipt_line (sku);

-- Below how many pieces, in all stores together, a sku or the skus of a category are on the list of what runs out.
create table stock_threshold (
  kind text not null check (kind in ('sku', 'category')),
  subject text not null,
  pieces integer not null check (pieces > 0),
  primary key (kind, subject)
);

-- what one person counts, sends or receives shows on the other screens
create trigger stock_count_line_added after insert on stock_count_line referencing new table as changed
  for each statement execute function notify_staff('''count:'' || count_id');
create trigger stock_count_line_changed after update on stock_count_line referencing new table as changed
  for each statement execute function notify_staff('''count:'' || count_id');
create trigger stock_transfer_line_added after insert on stock_transfer_line referencing new table as changed
  for each statement execute function notify_staff('''transfer:'' || transfer_id');
create trigger stock_transfer_line_changed after update on stock_transfer_line referencing new table as changed
  for each statement execute function notify_staff('''transfer:'' || transfer_id');
