-- what visitors write to the shop: questions, questions about a product, accessibility feedback
create table contact_message (
  id uuid primary key default gen_random_uuid(),
  -- told to the visitor, e.g. Y-1042
  number text not null unique,
  -- a second press sends nothing again
  idempotency_key text not null unique,
  kind text not null check (kind in ('question', 'product', 'accessibility')),
  locale text not null check (locale in ('fi', 'en')),
  -- the store it was written to; null is customer service
  store_id text,
  sku text,
  name text not null,
  email text not null,
  phone text not null default '',
  message text not null,
  created_at timestamptz not null default now()
);
create index contact_message_created on contact_message (created_at);
create sequence contact_number start 1001;
