-- forms of products that are not saved, shown in the shop to who has the link; kept for minutes
create table product_preview (
  token_hash text primary key,
  staff_id uuid not null references staff (id) on delete cascade,
  sku text not null,
  fields jsonb not null,
  expires_at timestamptz not null
);
create index product_preview_expires_at on product_preview (expires_at);
