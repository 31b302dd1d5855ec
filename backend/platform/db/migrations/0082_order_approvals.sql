-- Orders without VAT above this wait for an approver of the company; 0: all do, null: none.
alter table company_member add column limit_cents integer check (limit_cents >= 0);

-- What a buyer wants to order for the company. It holds no goods: prices and stock are those of the approval.
create table order_approval (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references company (id) on delete cascade,
  user_id text not null references auth_user (id) on delete cascade,
  -- the request of the checkout; its key makes a repeated click the same row
  request_key text not null,
  request jsonb not null,
  locale text not null,
  -- as the buyer saw them
  net_cents integer not null,
  total_cents integer not null,
  status text not null default 'waiting' check (status in ('waiting', 'approved', 'refused', 'withdrawn', 'expired')),
  asked_at timestamptz not null,
  decided_at timestamptz,
  decided_by text references auth_user (id) on delete set null,
  -- why it was refused, as its buyer reads it
  reason text not null default '',
  order_id uuid references customer_order (id) on delete set null,
  unique (user_id, request_key)
);
create index order_approval_of_company on order_approval (company_id, status, asked_at desc);
create index order_approval_of_buyer on order_approval (user_id, asked_at desc);
create index order_approval_of_order on order_approval (order_id) where order_id is not null;
create index order_approval_decided_by on order_approval (decided_by) where decided_by is not null;
