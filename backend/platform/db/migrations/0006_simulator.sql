-- demo mode: the payments of the embedded gateway look-alike; the shop itself never reads this table
create table simulator_payment (
  transaction_id uuid primary key,
  stamp text not null unique,
  reference text not null,
  amount_cents integer not null check (amount_cents > 0),
  -- the request as it came: rows, customer, addresses to redirect and call back to
  request jsonb not null,
  status text not null default 'new' check (status in ('new', 'ok', 'pending', 'delayed', 'fail')),
  method text,
  created_at timestamptz not null default now(),
  paid_at timestamptz
);
