-- who asked for the newsletter: pending → confirmed → unsubscribed (decisions 8); one row an address
create table newsletter_subscriber (
  id uuid primary key default gen_random_uuid(),
  -- in lower case
  email text not null unique,
  -- the account whose confirmed address this is; its permission and this row say the same
  user_id text references auth_user (id) on delete set null,
  locale text not null check (locale in ('fi', 'en')),
  status text not null default 'pending' check (status in ('pending', 'confirmed', 'unsubscribed')),
  -- where it was asked for last: page, footer, checkout, account
  source text not null,
  -- of the words that were agreed to
  text_version text not null,
  -- sha-256 of the secret in the last mail to confirm, and its end
  token_hash text unique,
  token_expires_at timestamptz,
  -- in the links of every letter; never ends, and does nothing but unsubscribe
  unsubscribe_token text not null unique,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz
);
create index newsletter_subscriber_status on newsletter_subscriber (status, id);
create index newsletter_subscriber_user on newsletter_subscriber (user_id) where user_id is not null;

-- who said yes to marketing by e-mail in an account with a confirmed address has the newsletter
insert into newsletter_subscriber
  (email, user_id, locale, status, source, text_version, unsubscribe_token, created_at, confirmed_at)
select customer.email, customer.id, case customer.locale when 'en' then 'en' else 'fi' end, 'confirmed', 'account', said.text_version,
    substr(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 1, 43), said.at, said.at
  from auth_user as customer
  join (select distinct on (user_id) user_id, granted, text_version, at from marketing_permission
        where channel = 'email' order by user_id, id desc) as said on said.user_id = customer.id
  where customer.email_verified and said.granted;

-- every yes and no, never changed
create table newsletter_event (
  id bigint generated always as identity primary key,
  subscriber_id uuid not null references newsletter_subscriber (id) on delete cascade,
  kind text not null check (kind in ('asked', 'confirmed', 'unsubscribed')),
  source text not null,
  text_version text not null,
  ip text,
  at timestamptz not null default now()
);
create index newsletter_event_subscriber on newsletter_event (subscriber_id, id);
insert into newsletter_event (subscriber_id, kind, source, text_version, at)
  select id, 'confirmed', source, text_version, confirmed_at from newsletter_subscriber;

-- addresses nothing of marketing is sent to; only a hash, so that the address itself may be forgotten
create table mail_suppression (
  email_hash text primary key,
  -- 'unsubscribed' holds for the newsletter, until its owner confirms anew; the others for every mail nobody ordered
  reason text not null check (reason in ('unsubscribed', 'complaint', 'bounce', 'asked')),
  at timestamptz not null default now()
);

-- mails asked for about one product: back on the shelf, or cheaper; confirmed as the newsletter is
create table product_watch (
  id uuid primary key default gen_random_uuid(),
  -- in lower case
  email text not null,
  -- the account it was asked for from, signed in
  user_id text references auth_user (id) on delete cascade,
  locale text not null check (locale in ('fi', 'en')),
  kind text not null check (kind in ('back_in_stock', 'price_drop')),
  sku text not null,
  status text not null default 'pending' check (status in ('pending', 'waiting', 'told', 'ended')),
  -- what it cost when it was asked for; a price drop is a price below it
  price_cents integer check (price_cents >= 0),
  text_version text not null,
  token_hash text unique,
  token_expires_at timestamptz,
  -- in the link of its mails; ends the watch
  unsubscribe_token text not null unique,
  -- when it was asked for last
  created_at timestamptz not null default now(),
  told_at timestamptz,
  ended_at timestamptz,
  unique (email, kind, sku)
);
create index product_watch_waiting on product_watch (sku, kind) where status = 'waiting';
create index product_watch_user on product_watch (user_id) where user_id is not null;
