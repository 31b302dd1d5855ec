-- After a reset or a recovery code a person proves nothing for a day: whoever stole the papers gains no money.
alter table staff add column proofs_from timestamptz;

-- Shared tablets of stores; the token is only in the browser's cookie.
create table staff_device (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  store text not null,
  token_hash text not null unique,
  enrolled_by uuid not null references staff (id),
  created_at timestamptz not null,
  ended_at timestamptz
);

create table staff_session (
  id uuid primary key default gen_random_uuid(),
  token_hash text not null unique,
  staff_id uuid not null references staff (id) on delete cascade,
  -- on a shared tablet: the role is cut to that of a store
  device_id uuid references staff_device (id) on delete cascade,
  way text not null check (way in ('passkey', 'totp', 'recovery', 'invitation', 'demo', 'pin')),
  user_agent text not null,
  ip text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null
);
create index staff_session_staff on staff_session (staff_id);

-- Links of invitations, resets and the demo: used once, by a button.
create table staff_link (
  id uuid primary key default gen_random_uuid(),
  token_hash text not null unique,
  staff_id uuid not null references staff (id) on delete cascade,
  kind text not null check (kind in ('invite', 'reset', 'demo')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index staff_link_staff on staff_link (staff_id);

create table staff_passkey (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references staff (id) on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index staff_passkey_staff on staff_passkey (staff_id);

-- Password and TOTP belong together: neither signs in alone.
create table staff_secret (
  staff_id uuid primary key references staff (id) on delete cascade,
  password_hash text,
  -- encrypted with a key derived from SHOP_SECRET
  totp_secret text,
  totp_confirmed_at timestamptz,
  -- the last step used; an earlier or equal one is refused
  totp_step bigint,
  pin_hash text
);

create table staff_recovery_code (
  staff_id uuid not null references staff (id) on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (staff_id, code_hash)
);

-- WebAuthn challenges, each answered once.
create table staff_challenge (
  id uuid primary key default gen_random_uuid(),
  challenge text not null,
  kind text not null check (kind in ('register', 'sign-in', 'proof')),
  staff_id uuid references staff (id) on delete cascade,
  session_id uuid references staff_session (id) on delete cascade,
  permission text,
  subject text,
  cents integer,
  expires_at timestamptz not null
);

-- Fresh factors, bound to a session and one action, each used once.
create table staff_proof (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null references staff_session (id) on delete cascade,
  permission text not null,
  subject text not null,
  cents integer,
  expires_at timestamptz not null
);

-- Requests for a second person's consent.
create table approval_request (
  id uuid primary key default gen_random_uuid(),
  requested_by uuid not null references staff (id),
  permission text not null,
  subject text not null,
  cents integer,
  reason text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  decided_by uuid references staff (id),
  decided_at timestamptz,
  is_approved boolean,
  used_at timestamptz,
  check ((decided_at is null) = (decided_by is null) and (decided_at is null) = (is_approved is null)),
  check (decided_by <> requested_by)
);
create index approval_request_open on approval_request (created_at) where decided_at is null;
create index approval_request_requested_by on approval_request (requested_by, created_at);
