-- People who work in the shop; never rows of auth_user, which customers' forms can change. Rows stay when a person leaves.
create table staff (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  name text not null,
  role text not null check (role in ('owner', 'manager', 'sales', 'store', 'content', 'accounting')),
  -- ids of stores; empty: all
  stores text[] not null default '{}',
  refund_limit_cents integer not null default 0 check (refund_limit_cents >= 0),
  refund_day_limit_cents integer not null default 0 check (refund_day_limit_cents >= 0),
  locale text not null default 'fi',
  created_at timestamptz not null default now(),
  suspended_at timestamptz,
  version integer not null default 1
);
create unique index staff_email on staff (lower(email));

-- Who changed or was refused what. Only added to; written in the transaction of the change.
create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_kind text not null check (actor_kind in ('staff', 'command', 'job', 'store-link', 'customer')),
  staff_id uuid references staff (id),
  actor_name text,
  session_id text,
  approved_by uuid references staff (id),
  had_proof boolean not null default false,
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  before jsonb,
  after jsonb,
  reason text,
  outcome text not null default 'done' check (outcome in ('done', 'refused')),
  request_id text
);
create index audit_entry_subject on audit_entry (subject_kind, subject_id, id);
create index audit_entry_staff on audit_entry (staff_id, id);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit entries are only added';
end $$;
create trigger audit_entry_only_added before update or delete on audit_entry
  for each statement execute function refuse_audit_change();
