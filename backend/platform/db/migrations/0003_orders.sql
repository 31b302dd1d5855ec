create sequence order_number as bigint start with 100001;

create table customer_order (
  id uuid primary key default gen_random_uuid(),
  -- running number with the Finnish reference check digit
  number text not null unique,
  status text not null,
  locale text not null,
  -- one per cart: a repeated placement returns this order
  idempotency_key text not null unique,
  request_hash text not null,
  email text not null,
  contact jsonb not null,
  delivery_address jsonb,
  billing_address jsonb,
  shipping_method_id text not null,
  service_point jsonb,
  -- the store that hands the goods out or packs them
  store_id text not null,
  goods_cents integer not null check (goods_cents >= 0),
  shipping_cents integer not null check (shipping_cents >= 0),
  office_fee_cents integer not null check (office_fee_cents >= 0),
  total_cents integer not null check (total_cents >= 0),
  -- [{"rate": 25.5, "net": …, "vat": …, "gross": …}] in cents
  vat jsonb not null,
  payment_method text,
  holds_expire_at timestamptz,
  placed_at timestamptz not null default now(),
  paid_at timestamptz,
  updated_at timestamptz not null default now()
);
create index customer_order_open on customer_order (holds_expire_at) where status in ('pending_payment', 'payment_failed');

create table order_line (
  order_id uuid not null references customer_order (id) on delete cascade,
  position integer not null,
  sku text not null,
  title text not null,
  variation_name text not null,
  slug text not null,
  image text,
  amount integer not null check (amount > 0),
  unit_cents integer not null check (unit_cents >= 0),
  total_cents integer not null check (total_cents >= 0),
  vat_rate numeric(4, 1) not null,
  product_line integer not null,
  primary key (order_id, position)
);

-- what happened to an order, in words of the code; never changed
create table order_event (
  id bigint generated always as identity primary key,
  order_id uuid not null references customer_order (id) on delete cascade,
  at timestamptz not null default now(),
  kind text not null,
  details jsonb not null default '{}'
);
create index order_event_order on order_event (order_id);

-- pieces an unpaid order keeps; the row is the hold, whatever the time: it ends by being deleted, after the gateway
-- has been asked (expires_at is when to ask)
create table stock_hold (
  order_id uuid not null references customer_order (id) on delete cascade,
  sku text not null,
  qty integer not null check (qty > 0),
  expires_at timestamptz not null,
  primary key (order_id, sku)
);
create index stock_hold_sku on stock_hold (sku);

-- one attempt = one stamp at the gateway
create table payment_attempt (
  stamp text primary key,
  order_id uuid not null references customer_order (id) on delete cascade,
  attempt integer not null,
  provider text not null,
  method text,
  amount_cents integer not null check (amount_cents > 0),
  reference text not null,
  transaction_id text unique,
  href text,
  status text not null default 'new',
  -- how often the gateway has been asked about it (15 min, 1 h, 24 h, 72 h) and when it is asked next
  checks integer not null default 0,
  next_check_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (order_id, attempt)
);
create index payment_attempt_open on payment_attempt (next_check_at) where next_check_at is not null;
