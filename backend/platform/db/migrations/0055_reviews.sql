-- Reviews of what was bought. An order gets one secret link; each of its lines is reviewed once.
create table review_request (
  order_id uuid primary key references customer_order (id) on delete cascade,
  token_hash text not null unique,
  made_at timestamptz not null,
  expires_at timestamptz not null
);

create table review (
  id uuid primary key default gen_random_uuid(),
  -- null once the order's customer was forgotten
  order_id uuid references customer_order (id) on delete set null,
  position integer not null,
  product_sku text not null,
  sku text not null,
  locale text not null check (locale in ('fi', 'en')),
  stars smallint not null check (stars between 1 and 5),
  text text not null,
  fit text check (fit in ('small', 'true', 'large')),
  name text not null,
  -- ids of pictures
  photos text[] not null default '{}',
  state text not null default 'pending' check (state in ('pending', 'approved', 'rejected')),
  reason text,
  answer text,
  answered_at timestamptz,
  created_at timestamptz not null,
  decided_at timestamptz,
  -- who presses twice, or in two windows, writes one review
  unique (order_id, position)
);
create index review_public on review (product_sku, created_at desc) where state = 'approved';
create index review_state on review (state, created_at desc, id desc);

create trigger review_added after insert on review referencing new table as changed
  for each statement execute function notify_staff('''review:'' || id');
create trigger review_changed after update on review referencing new table as changed
  for each statement execute function notify_staff('''review:'' || id');
