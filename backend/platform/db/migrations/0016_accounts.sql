-- customers as the authentication library keeps them; its column names are mapped in backend/auth
create table auth_user (
  id text primary key,
  name text not null,
  -- lower case always
  email text not null unique,
  email_verified boolean not null default false,
  image text,
  firstname text not null default '',
  lastname text not null default '',
  -- E.164
  phone text,
  dob date,
  locale text not null default 'fi',
  -- the address the account was made with
  register_email text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table auth_session (
  id text primary key,
  user_id text not null references auth_user (id) on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index auth_session_user on auth_session (user_id);
create index auth_session_expires on auth_session (expires_at);

-- one row per way of signing in: 'credential' (a password) or a provider
create table auth_account (
  id text primary key,
  user_id text not null references auth_user (id) on delete cascade,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index auth_account_user on auth_account (user_id);

-- the library's own short-lived state (sign-in with a provider)
create table auth_verification (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index auth_verification_identifier on auth_verification (identifier);
create index auth_verification_expires on auth_verification (expires_at);

-- what somebody asked for an address, answered in the background: the visitor's wait tells nothing of the address.
-- Gone once it is done.
create table account_request (
  id uuid primary key default gen_random_uuid(),
  -- sign_up, reset, change_email
  kind text not null,
  -- lower case
  email text not null,
  -- of a sign-up: names and the hash of the password
  details jsonb not null default '{}',
  created_at timestamptz not null default now()
);

-- links and codes in mails: single use, kept as hashes
create table account_token (
  id uuid primary key default gen_random_uuid(),
  -- verify, link, reset, change_email, undo_email
  kind text not null,
  -- null: a link to an address that has no account yet
  user_id text references auth_user (id) on delete cascade,
  email text not null,
  token_hash text not null unique,
  -- of the six digits that go with a link
  code_hash text,
  -- wrong codes typed so far
  attempts integer not null default 0,
  details jsonb not null default '{}',
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index account_token_email on account_token (email, kind);
create index account_token_user on account_token (user_id, kind);
create index account_token_expires on account_token (expires_at);

-- limits of the doors of accounts, shared by all processes; the columns are those of the limiting library
create table rate_bucket (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_bucket_expire on rate_bucket (expire);

create table customer_address (
  id uuid primary key default gen_random_uuid(),
  user_id text not null references auth_user (id) on delete cascade,
  firstname text not null,
  lastname text not null,
  care_of text not null default '',
  street text not null,
  postcode text not null,
  city text not null,
  country text not null default 'FI',
  phone text,
  default_billing boolean not null default false,
  default_shipping boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index customer_address_user on customer_address (user_id);
create unique index customer_address_billing on customer_address (user_id) where default_billing;
create unique index customer_address_shipping on customer_address (user_id) where default_shipping;

-- every yes and no to marketing, never changed; the last one of a channel holds
create table marketing_permission (
  id bigint generated always as identity primary key,
  user_id text not null references auth_user (id) on delete cascade,
  channel text not null check (channel in ('email', 'sms')),
  granted boolean not null,
  -- of the words that were agreed to
  text_version text not null,
  -- where it was said: account, create-account, export, deletion …
  source text not null,
  at timestamptz not null default now()
);
create index marketing_permission_user on marketing_permission (user_id, channel, id desc);

create table wish_list (
  id uuid primary key default gen_random_uuid(),
  user_id text not null references auth_user (id) on delete cascade,
  name text not null,
  -- the link by which others read it; null: not shared
  share_secret text unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index wish_list_user on wish_list (user_id, created_at);

create table wish_list_item (
  list_id uuid not null references wish_list (id) on delete cascade,
  -- what a line of a cart is known by: the sku, and the size of goods cut to size
  id text not null,
  sku text not null,
  version integer not null,
  amount integer not null default 1 check (amount > 0),
  title text not null,
  image text,
  slug text not null,
  customization jsonb,
  added_at timestamptz not null default now(),
  primary key (list_id, id)
);

-- the cart of a signed-in customer, as the last device left it: [{"sku", "amount", "customization"}]
create table customer_cart (
  user_id text primary key references auth_user (id) on delete cascade,
  lines jsonb not null default '[]',
  -- grows with every change
  revision integer not null default 1,
  updated_at timestamptz not null default now()
);

-- null: a guest's, or of a customer who has left
alter table customer_order add column user_id text references auth_user (id) on delete set null;
create index customer_order_user on customer_order (user_id, placed_at desc) where user_id is not null;
-- the customer deleted the account while the order was under way: its personal fields go when it is done
alter table customer_order add column customer_left boolean not null default false;
create index customer_order_left on customer_order (id) where customer_left;
-- guest orders attach to the account of their address once it is verified
create index customer_order_guest_email on customer_order (lower(email)) where user_id is null;
