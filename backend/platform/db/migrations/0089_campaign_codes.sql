-- Codes of a campaign that each work once, made many at a time. The codes themselves are shown as they are made and stored nowhere.
alter table campaign
  -- only such codes work; the campaign's own code is its name
  add column unique_codes boolean not null default false;

create table campaign_code_batch (
  id bigint generated always as identity primary key,
  campaign_code text not null references campaign (code) on delete cascade,
  prefix text not null,
  made_at timestamptz not null,
  made_by text,
  -- unused codes of the batch work no more
  voided_at timestamptz
);
create index campaign_code_batch_of on campaign_code_batch (campaign_code);

create table campaign_single_code (
  code_hash text primary key,
  batch_id bigint not null references campaign_code_batch (id) on delete cascade,
  -- a used code stays used when its order is deleted
  used_at timestamptz,
  order_id uuid references customer_order (id) on delete set null
);
create index campaign_single_code_batch on campaign_single_code (batch_id, used_at);
create index campaign_single_code_order on campaign_single_code (order_id) where order_id is not null;
