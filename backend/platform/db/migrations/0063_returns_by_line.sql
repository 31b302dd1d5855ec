-- returns of chosen lines from the order's page: for the money, or for another variant of the same product
alter table withdrawal
  add column wants text not null default 'refund' check (wants in ('refund', 'exchange')),
  -- what the customer sends back: [{"position", "amount", "reason", "sku"}]; sku: the variant wanted instead
  add column asked jsonb not null default '[]',
  -- pieces that left shelves for the exchange: [{"sku", "storeId", "qty"}]
  add column kept jsonb not null default '[]';
alter table withdrawal drop constraint withdrawal_state_check;
alter table withdrawal add constraint withdrawal_state_check
  check (state in ('received', 'goods_in', 'paid_back', 'exchanged', 'refused'));

-- the carrier's label by which a customer sends goods back; one for a return
create table return_label (
  withdrawal_id uuid primary key references withdrawal (id) on delete cascade,
  carrier text not null,
  reference text not null unique,
  tracking_code text,
  pdf bytea,
  problem text,
  requested_at timestamptz not null
);
