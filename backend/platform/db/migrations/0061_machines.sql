-- The garage of an account: machines that their owner has saved.
create table machine (
  id uuid primary key default gen_random_uuid(),
  user_id text not null references auth_user (id) on delete cascade,
  make text not null,
  model text not null,
  year integer,
  name text not null default '',
  usage integer,
  unit text not null default 'km',
  -- registration number or VIN
  vehicle_code text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index machine_user on machine (user_id, created_at);
