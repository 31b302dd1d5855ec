-- Companies that buy from the shop with accounts of their own. A row begins as an application.
create table company (
  id uuid primary key default gen_random_uuid(),
  status text not null default 'applied' check (status in ('applied', 'approved', 'rejected')),
  name text not null,
  -- Y-tunnus with its hyphen
  business_id text not null,
  -- OVT id or IBAN, with its operator; both '' or both set
  einvoice_address text not null default '',
  einvoice_operator text not null default '',
  contact_name text not null,
  contact_phone text not null,
  locale text not null default 'fi',
  applied_at timestamptz not null,
  decided_at timestamptz,
  -- why the application was rejected, as its applicant reads it
  reason text not null default '',
  check ((einvoice_address = '') = (einvoice_operator = ''))
);
-- Anybody may apply with any business id, so that nobody can block a company; only one is approved.
create unique index company_business_id on company (business_id) where status = 'approved';
create index company_status on company (status, applied_at);

-- An account belongs to one company at most.
create table company_member (
  user_id text primary key references auth_user (id) on delete cascade,
  company_id uuid not null references company (id) on delete cascade,
  role text not null check (role in ('buyer', 'approver', 'owner')),
  joined_at timestamptz not null
);
create index company_member_company on company_member (company_id, joined_at);

create table company_invitation (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references company (id) on delete cascade,
  email text not null,
  role text not null check (role in ('buyer', 'approver', 'owner')),
  token_hash text not null unique,
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  unique (company_id, email)
);

create trigger company_added after insert on company referencing new table as changed
  for each statement execute function notify_staff('''company:'' || id');
create trigger company_changed after update on company referencing new table as changed
  for each statement execute function notify_staff('''company:'' || id');
