-- Keys with which other programs use the admin API. The key itself is shown once; rows stay when it is revoked.
create table api_key (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 60),
  -- SHA-256 of the key
  hash text not null unique,
  -- its first and last characters, by which people know it
  hint text not null,
  scopes text[] not null check (cardinality(scopes) > 0),
  created_at timestamptz not null,
  created_by text,
  expires_at timestamptz,
  -- to the hour
  last_used_at timestamptz,
  revoked_at timestamptz
);

alter table audit_entry add column api_key_id uuid references api_key (id);
alter table audit_entry drop constraint audit_entry_actor_kind_check;
alter table audit_entry add constraint audit_entry_actor_kind_check
  check (actor_kind in ('staff', 'command', 'job', 'store-link', 'customer', 'program'));
alter table stock_movement drop constraint stock_movement_actor_kind_check;
alter table stock_movement add constraint stock_movement_actor_kind_check
  check (actor_kind in ('staff', 'command', 'job', 'store-link', 'customer', 'program'));

-- Requests with an Idempotency-Key and what was responded, for a day.
create table api_request (
  api_key_id uuid not null references api_key (id) on delete cascade,
  key text not null,
  -- of method, path and body
  request_hash text not null,
  started_at timestamptz not null,
  -- null while it runs
  status integer,
  headers jsonb,
  body text,
  primary key (api_key_id, key)
);
create index api_request_started_at on api_request (started_at);

-- A parcel that a program sent twice is one parcel.
alter table shipment add column key text;
create unique index shipment_key on shipment (order_id, key) where key is not null;

-- The latest change of each thing that other programs follow: one row a thing, so nothing is ever too old to be told. A transaction
-- takes its number before it commits: readers see rows of transactions only that are older than all running ones.
create table change_feed (
  kind text not null,
  id text collate "C" not null,
  op text not null check (op in ('changed', 'removed')),
  xid bigint not null default pg_current_xact_id()::text::bigint,
  changed_at timestamptz not null default clock_timestamp(),
  primary key (kind, id)
);
create index change_feed_order on change_feed (kind, xid, id);

-- Arguments: the kind, the operation, and an SQL expression over the changed rows that names the thing.
create function feed_change() returns trigger language plpgsql as $$
begin
  execute format(
    'insert into change_feed (kind, id, op)
     select distinct on (thing) %L, thing, %L from (select %s as thing from changed) things where thing is not null order by thing
     on conflict (kind, id) do update set op = excluded.op, xid = excluded.xid, changed_at = excluded.changed_at
     where change_feed.xid <> excluded.xid or change_feed.op <> excluded.op', tg_argv[0], tg_argv[1], tg_argv[2]);
  return null;
end $$;

create trigger customer_order_fed after insert on customer_order referencing new table as changed
  for each statement execute function feed_change('order', 'changed', 'number');
create trigger customer_order_change_fed after update on customer_order referencing new table as changed
  for each statement execute function feed_change('order', 'changed', 'number');
create trigger customer_order_removal_fed after delete on customer_order referencing old table as changed
  for each statement execute function feed_change('order', 'removed', 'number');
create trigger order_line_change_fed after update on order_line referencing new table as changed
  for each statement execute function
    feed_change('order', 'changed', '(select number from customer_order where customer_order.id = changed.order_id)');
create trigger shipment_fed after insert on shipment referencing new table as changed
  for each statement execute function
    feed_change('order', 'changed', '(select number from customer_order where customer_order.id = changed.order_id)');
create trigger shipment_change_fed after update on shipment referencing new table as changed
  for each statement execute function
    feed_change('order', 'changed', '(select number from customer_order where customer_order.id = changed.order_id)');
create trigger refund_fed after insert on refund referencing new table as changed
  for each statement execute function
    feed_change('order', 'changed', '(select number from customer_order where customer_order.id = changed.order_id)');
create trigger refund_change_fed after update on refund referencing new table as changed
  for each statement execute function
    feed_change('order', 'changed', '(select number from customer_order where customer_order.id = changed.order_id)');
create trigger stock_level_fed after insert on stock_level referencing new table as changed
  for each statement execute function feed_change('stock', 'changed', 'sku');
create trigger stock_level_change_fed after update on stock_level referencing new table as changed
  for each statement execute function feed_change('stock', 'changed', 'sku');
create trigger stock_level_removal_fed after delete on stock_level referencing old table as changed
  for each statement execute function feed_change('stock', 'changed', 'sku');

insert into change_feed (kind, id, op) select 'order', number, 'changed' from customer_order;
insert into change_feed (kind, id, op) select distinct 'stock', sku, 'changed' from stock_level;
