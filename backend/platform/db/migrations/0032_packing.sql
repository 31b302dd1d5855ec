-- Units in the parcel that a store packs now; emptied when it is sent.
create table packed_line (
  order_id uuid not null references customer_order (id) on delete cascade,
  position integer not null,
  amount integer not null check (amount > 0),
  primary key (order_id, position)
);

-- Parcels booked at a carrier. The number of a parcel within its order makes its reference, so that a request repeated after a crash
-- names the same parcel.
create table shipping_label (
  id bigint generated always as identity primary key,
  order_id uuid not null references customer_order (id) on delete cascade,
  idempotency_key text not null unique,
  reference text not null unique,
  carrier text not null,
  lines jsonb not null,
  grams integer not null check (grams > 0),
  status text not null default 'requested' check (status in ('requested', 'sent', 'refused')),
  tracking_code text,
  -- the label; it names the customer and is deleted after a month
  pdf bytea,
  problem text,
  staff_id uuid references staff (id),
  requested_at timestamptz not null
);
create index shipping_label_order on shipping_label (order_id, id);
create index shipping_label_pdf on shipping_label (requested_at) where pdf is not null;

-- scans look goods up by the code printed on them
create index product_variant_ean on product_variant (ean) where ean is not null;
