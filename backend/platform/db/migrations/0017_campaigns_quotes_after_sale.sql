-- campaigns: the rules are data of the shopkeeper (domain/campaigns), checked when they are imported
create table campaign (
  -- as shoppers write it, upper case; an automatic campaign needs no code from anybody but has one to be known by
  code text primary key,
  campaign jsonb not null,
  automatic boolean not null default false,
  -- of the rules' order: smaller first
  priority integer not null default 100,
  starts_at timestamptz,
  ends_at timestamptz,
  use_limit integer check (use_limit > 0),
  use_limit_per_customer integer check (use_limit_per_customer > 0),
  imported_at timestamptz not null default now()
);
create index campaign_automatic on campaign (priority, code) where automatic;

-- one row per order that used a campaign; deleted when the order is cancelled
create table campaign_use (
  order_id uuid not null references customer_order (id) on delete cascade,
  code text not null references campaign (code) on delete cascade,
  user_id text,
  email text not null,
  used_at timestamptz not null default now(),
  primary key (order_id, code)
);
create index campaign_use_code on campaign_use (code, email);

-- the rule whose tiers carts reach (spec 3); of several in force the newest start counts
create table cart_rule (
  id text primary key,
  rule jsonb not null,
  starts_at timestamptz,
  ends_at timestamptz,
  imported_at timestamptz not null default now()
);

-- gift cards: the code itself is only in the mail of whoever bought it
create table gift_card (
  id uuid primary key default gen_random_uuid(),
  code_hash text not null unique,
  -- its last four characters, to talk about it
  code_end text not null,
  valid_until date not null,
  is_blocked boolean not null default false,
  -- bought in the shop: the line and the piece of it; null: made by the shopkeeper. Orders refer to cards (and quotes) too:
  -- a backup is loaded with this reference deferred
  order_id uuid references customer_order (id) on delete set null deferrable,
  line_position integer,
  piece integer,
  created_at timestamptz not null default now(),
  unique (order_id, line_position, piece)
);

-- the ledger: rows are added, never changed; the open amount of a card is their sum
create table gift_card_entry (
  id bigint generated always as identity primary key,
  gift_card_id uuid not null references gift_card (id),
  -- issue (+), hold (-, an order is placed), release (+, it is cancelled), refund (+), adjust (either), expire (-)
  kind text not null check (kind in ('issue', 'hold', 'release', 'refund', 'adjust', 'expire')),
  cents integer not null check (cents <> 0),
  order_id uuid references customer_order (id) on delete set null,
  refund_id uuid,
  reason text,
  at timestamptz not null default now(),
  check (cents > 0 or kind in ('hold', 'adjust', 'expire'))
);
create index gift_card_entry_card on gift_card_entry (gift_card_id);
create unique index gift_card_entry_once on gift_card_entry (order_id, gift_card_id, kind) where kind in ('hold', 'release');
create unique index gift_card_entry_refund on gift_card_entry (refund_id, gift_card_id) where refund_id is not null;

alter table product add column is_gift_card boolean not null default false;

-- quotes: asked for by a shopper, answered by the shop, accepted into an order
create sequence quote_number as bigint start with 5001;
create table quote (
  id uuid primary key default gen_random_uuid(),
  number text not null unique,
  -- opens the quote's page
  secret text not null unique,
  status text not null check (status in ('requested', 'answered', 'accepted', 'ordered', 'declined', 'expired', 'withdrawn')),
  locale text not null,
  idempotency_key text not null unique,
  request_hash text not null,
  user_id text references auth_user (id) on delete set null,
  email text not null,
  -- quote contact info of spec 3
  contact jsonb not null,
  -- as asked for: [{"sku", "title", "variationName", "slug", "image", "amount"}]
  items jsonb not null,
  -- the shop's answer: [{"sku" or null, "title", "variationName", "amount", "unit", "vatRate", …}] in cents, delivery, words
  answer jsonb,
  valid_until timestamptz,
  order_id uuid references customer_order (id) on delete set null deferrable,
  created_at timestamptz not null default now(),
  answered_at timestamptz,
  accepted_at timestamptz,
  updated_at timestamptz not null default now()
);
create index quote_open on quote (valid_until) where status in ('answered', 'accepted');
create index quote_user on quote (user_id, created_at desc) where user_id is not null;

-- what was said about a quote after it was asked for, by the shopper or the shop
create table quote_message (
  id bigint generated always as identity primary key,
  quote_id uuid not null references quote (id) on delete cascade,
  by_shop boolean not null,
  message text not null,
  at timestamptz not null default now()
);
create index quote_message_quote on quote_message (quote_id);

-- a cart as somebody shared it: skus and amounts, nothing personal (decisions 3)
create table shared_cart (
  token_hash text primary key,
  lines jsonb not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index shared_cart_expiry on shared_cart (expires_at);

-- what a carrier last said of its service points, for the time it does not answer
create table service_point_cache (
  provider text not null,
  -- postcode and what was asked besides
  question text not null,
  points jsonb not null,
  fetched_at timestamptz not null,
  primary key (provider, question)
);

alter table customer_order
  -- what campaigns took off the lines and off the delivery; goods_cents and shipping_cents are after them
  add column discount_cents integer not null default 0 check (discount_cents >= 0),
  add column shipping_discount_cents integer not null default 0 check (shipping_discount_cents >= 0),
  -- the campaigns at work, for people: [{"code", "name": {"fi", "en"}, "automatic"}]
  add column campaigns jsonb not null default '[]',
  -- what a gift card pays of pay_now_cents; the gateway is asked for the rest
  add column gift_card_cents integer not null default 0 check (gift_card_cents >= 0),
  add column gift_card_id uuid references gift_card (id),
  add column quote_id uuid references quote (id) on delete set null,
  -- given back so far, in all ways together
  add column refunded_cents integer not null default 0 check (refunded_cents >= 0),
  -- opens the order for a guest: /tilaus/{secret}
  add column secret text unique,
  add constraint customer_order_card_pays_now check (gift_card_cents <= pay_now_cents),
  add constraint customer_order_refund check (refunded_cents <= total_cents);
-- a quote becomes one living order
create unique index customer_order_quote on customer_order (quote_id) where quote_id is not null and status <> 'cancelled';

alter table order_line
  -- off the whole line; total_cents is after it
  add column discount_cents integer not null default 0 check (discount_cents >= 0),
  -- goods of the catalog or of a supplier, a gift card bought, goods given with others, or work and the like from a quote
  add column kind text not null default 'goods' check (kind in ('goods', 'gift_card', 'gift', 'service')),
  add column refunded_amount integer not null default 0 check (refunded_amount >= 0);

-- money given back; one row per decision of the shop
create table refund (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references customer_order (id) on delete cascade,
  -- a refund of one payment attempt (a late or double payment has its own), null: gift card only
  attempt_stamp text references payment_attempt (stamp) on delete cascade,
  cents integer not null check (cents > 0),
  gateway_cents integer not null check (gateway_cents >= 0),
  gift_card_cents integer not null check (gift_card_cents >= 0),
  -- [{"position", "amount", "cents"}]; delivery given back is in shipping_cents
  lines jsonb not null default '[]',
  shipping_cents integer not null default 0 check (shipping_cents >= 0),
  reason text not null,
  restock boolean not null default false,
  -- VAT of what is given back of the order, by rate
  vat jsonb not null default '[]',
  -- money that never was the order's: of a payment that came late or twice; not counted in refunded_cents
  is_surplus boolean not null default false,
  -- queued → asked → ok | failed; manual: the gateway cannot, somebody pays it back by hand
  status text not null check (status in ('queued', 'asked', 'pending', 'ok', 'failed', 'manual')),
  -- ours at the gateway
  stamp text unique,
  transaction_id text,
  details text,
  idempotency_key text unique,
  -- when the gateway was asked; it is never asked twice for one refund unless it surely did not hear
  asked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (gateway_cents + gift_card_cents = cents)
);
create index refund_order on refund (order_id);
create index refund_open on refund (created_at) where status in ('queued', 'asked', 'pending');

create table shipment (
  id bigint generated always as identity primary key,
  order_id uuid not null references customer_order (id) on delete cascade,
  carrier text not null,
  tracking_code text,
  shipped_at timestamptz not null default now(),
  unique (order_id, tracking_code)
);

-- the store's links in its mail, each good for one step of one order
create table store_link (
  token_hash text primary key,
  order_id uuid not null references customer_order (id) on delete cascade,
  step text not null check (step in ('preparing', 'ready_for_pickup', 'shipped', 'completed')),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index store_link_order on store_link (order_id);

-- alerts name customers: their subject begins with the order, so that they are forgotten with it
update outbox_mail set subject_id = attempt.order_id || ':' || subject_id
  from payment_attempt attempt
  where kind = 'alert' and split_part(subject_id, ':', 2) = attempt.stamp;

-- the gateway's settlements: which payments have come to the shop's account
create table settlement (
  id text primary key,
  reference text not null,
  settled_at timestamptz,
  created_at timestamptz not null,
  -- when the shop heard of it, and last asked for its payments
  noted_at timestamptz not null default now(),
  asked_at timestamptz,
  -- null until its payments have been matched
  matched_at timestamptz
);
create table settlement_payment (
  settlement_id text not null references settlement (id) on delete cascade,
  transaction_id text not null,
  reference text not null,
  cents integer not null,
  -- null: no such payment here; an alert tells
  stamp text references payment_attempt (stamp) on delete set null,
  primary key (settlement_id, transaction_id)
);

-- withdrawals from contracts by the legal function, whoever sent them; matched to an order when it is one of ours
create table withdrawal (
  id uuid primary key default gen_random_uuid(),
  order_id uuid references customer_order (id) on delete set null,
  order_number text not null,
  name text not null,
  email text not null,
  message text not null,
  locale text not null,
  idempotency_key text not null unique,
  received_at timestamptz not null default now()
);

-- what other programs are told, signed; sent by the queue until they answer
create table webhook_delivery (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  subject_id text not null,
  payload jsonb not null,
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  unique (subject_id, kind)
);
create index webhook_delivery_queued on webhook_delivery (next_attempt_at) where status = 'queued';

-- campaigns have pages of their own: from published_on until the end of the day ends_on
alter table content_page
  drop constraint content_page_kind_check,
  add constraint content_page_kind_check check (kind in ('page', 'article', 'campaign')),
  add column ends_on date,
  -- the code a shopper types in, null: the campaign works by itself
  add column campaign_code text,
  -- path of the category whose products the campaign is about
  add column category text;

-- refunds at the gateway's look-alike
create table simulator_refund (
  transaction_id uuid primary key,
  payment_id uuid not null references simulator_payment (transaction_id) on delete cascade,
  -- the request as it came: our stamp, an address to ask for an account number, addresses to call back to
  request jsonb not null,
  stamp text not null unique,
  amount_cents integer not null check (amount_cents > 0),
  status text not null check (status in ('ok', 'pending', 'fail')),
  created_at timestamptz not null default now()
);
create index simulator_refund_payment on simulator_refund (payment_id);
