alter table quote
  -- raised by every change; a reply names the one it was written on
  add column version integer not null default 1,
  add column assignee_id uuid references staff (id),
  -- begun by staff for a customer on the phone
  add column is_phone_order boolean not null default false;
create index quote_listed on quote (created_at, number);
create index quote_status on quote (status, created_at, number);
create index quote_assignee on quote (assignee_id, created_at) where assignee_id is not null;
create index quote_email on quote (lower(email));
create index quote_search on quote using gin (order_search_text(contact, email) gin_trgm_ops);

-- Every reply that was sent; quote.answer is the newest.
create table quote_reply (
  id bigint generated always as identity primary key,
  quote_id uuid not null references quote (id) on delete cascade,
  -- of the quote once it was sent
  version integer not null,
  answer jsonb not null,
  valid_until timestamptz not null,
  staff_id uuid references staff (id),
  author text,
  -- of the form: sent twice, it is one reply
  idempotency_key text unique,
  at timestamptz not null,
  unique (quote_id, version)
);

alter table quote_message
  add column staff_id uuid references staff (id),
  add column author text,
  add column idempotency_key text unique;

alter table contact_message
  add column state text not null default 'open' check (state in ('open', 'answered', 'closed')),
  add column assignee_id uuid references staff (id),
  add column order_id uuid references customer_order (id) on delete set null deferrable,
  add column version integer not null default 1;

create function contact_search_text(name text, email text, phone text, message text)
returns text language sql immutable parallel safe
return lower(name || ' ' || email || ' ' || regexp_replace(phone, '\D', '', 'g') || ' ' || message);

create index contact_message_listed on contact_message (created_at, number);
create index contact_message_state on contact_message (state, created_at, number);
create index contact_message_email on contact_message (lower(email));
create index contact_message_search on contact_message
  using gin (contact_search_text(name, email, phone, message) gin_trgm_ops);

-- What staff answered; deleted with the message.
create table contact_reply (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references contact_message (id) on delete cascade,
  staff_id uuid references staff (id),
  author text,
  body text not null,
  idempotency_key text not null unique,
  at timestamptz not null
);
create index contact_reply_message on contact_reply (message_id, at);

-- Texts that staff begin an answer with.
create table reply_template (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('quote', 'message')),
  locale text not null,
  name text not null,
  body text not null,
  version integer not null default 1
);

alter table withdrawal
  add column state text not null default 'received' check (state in ('received', 'goods_in', 'paid_back', 'refused')),
  add column version integer not null default 1,
  -- which pieces come back, as staff agreed: [{"position", "amount"}]
  add column lines jsonb not null default '[]',
  add column goods_in_at timestamptz,
  add column closed_at timestamptz,
  -- why it was refused, as the customer reads it
  add column reason text,
  add column refund_id uuid references refund (id) on delete set null deferrable;
create index withdrawal_listed on withdrawal (received_at, id);
create index withdrawal_state on withdrawal (state, received_at, id);
create index withdrawal_order on withdrawal (order_id) where order_id is not null;
create index withdrawal_email on withdrawal (lower(email));

create function customer_search_text(firstname text, lastname text, email text, phone text)
returns text language sql immutable parallel safe
return lower(coalesce(firstname, '') || ' ' || coalesce(lastname, '') || ' ' || email || ' ' ||
  regexp_replace(coalesce(phone, ''), '\D', '', 'g'));
create index auth_user_search on auth_user
  using gin (customer_search_text(firstname, lastname, email, phone) gin_trgm_ops);
create index customer_order_email on customer_order (lower(email), placed_at);

-- What staff know about a customer: of an account, or of a guest's address. Deleted with the account or the guest's orders.
create table customer_note (
  id uuid primary key default gen_random_uuid(),
  user_id text references auth_user (id) on delete cascade,
  email text,
  body text not null,
  staff_id uuid references staff (id),
  author text,
  version integer not null default 1,
  idempotency_key text unique,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((user_id is null) <> (email is null))
);
create index customer_note_user on customer_note (user_id) where user_id is not null;
create index customer_note_email on customer_note (email) where email is not null;
