-- Goods ordered from a supplier for one customer of a store: the customer's name follows the part.
create table special_order (
  id bigint generated always as identity primary key,
  store_id text not null,
  status text not null default 'ordered' check (status in ('ordered', 'arrived', 'fetched', 'cancelled')),
  -- of a price list, of the catalog, or as a person wrote it
  sku text not null,
  title text not null,
  pieces integer not null check (pieces > 0),
  -- the price that the customer was told, for a piece
  price_cents integer check (price_cents >= 0),
  -- how much was paid in advance, in the seller's words
  deposit text not null default '',
  supplier text not null default '',
  expected_on date,
  note text not null default '',
  -- null: no account
  user_id text references auth_user (id) on delete set null,
  name text not null,
  phone text not null default '',
  email text not null default '',
  locale text not null check (locale in ('fi', 'en')),
  created_at timestamptz not null,
  created_by text,
  changed_at timestamptz not null,
  version integer not null default 1,
  key text not null unique,
  check (phone <> '' or email <> '')
);
create index special_order_list on special_order (created_at, id);
create index special_order_waiting on special_order (store_id, sku) where status = 'ordered';
create index special_order_user on special_order (user_id) where user_id is not null;

-- What customers asked for and did not get at the counter.
create table lost_sale (
  id bigint generated always as identity primary key,
  -- as search compares codes, or the words in small letters
  term text not null,
  sku text,
  title text not null default '',
  reason text not null check (reason in ('no-stock', 'too-dear', 'unknown')),
  store_id text not null,
  at timestamptz not null,
  by_name text,
  key text not null unique
);
create index lost_sale_at on lost_sale (at);

create trigger special_order_added after insert on special_order referencing new table as changed
  for each statement execute function notify_staff('''special-order:'' || id');
create trigger special_order_changed after update on special_order referencing new table as changed
  for each statement execute function notify_staff('''special-order:'' || id');
