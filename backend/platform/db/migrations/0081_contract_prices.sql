-- Contract prices of companies. A list may belong to several companies, and a company may have several lists.
create table contract_list (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  -- days of the shop's time zone, both included; null: open
  valid_from date,
  valid_to date,
  -- its prices of skus hold also above the public price
  is_fixed boolean not null default false,
  -- grows with each change, also of its rows and companies
  version integer not null default 1,
  changed_at timestamptz not null,
  check (valid_from <= valid_to)
);
create table contract_row (
  list_id uuid not null references contract_list (id) on delete cascade,
  kind text not null check (kind in ('all', 'category', 'brand', 'sku')),
  -- path of a category, name of a brand, sku; '' for all
  target text not null,
  from_amount integer not null default 1 check (from_amount >= 1),
  -- off the price without reductions: 1000 is 10 %
  basis_points integer check (basis_points between 1 and 9900),
  net_cents integer check (net_cents >= 1),
  primary key (list_id, kind, target, from_amount),
  check ((kind = 'sku') = (net_cents is not null)),
  check ((kind = 'sku') = (basis_points is null))
);
create table contract_list_company (
  list_id uuid not null references contract_list (id) on delete cascade,
  company_id uuid not null references company (id) on delete cascade,
  primary key (company_id, list_id)
);
create index contract_list_company_of_list on contract_list_company (list_id);

create trigger contract_list_added after insert on contract_list referencing new table as changed
  for each statement execute function notify_staff('''contract-list:'' || id');
create trigger contract_list_changed after update on contract_list referencing new table as changed
  for each statement execute function notify_staff('''contract-list:'' || id');
