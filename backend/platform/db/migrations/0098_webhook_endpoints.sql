-- Programs that are told of events, beside that of the settings (WEBHOOK_URL). Secrets are sealed under SHOP_SECRET.
create table webhook_endpoint (
  id uuid primary key default gen_random_uuid(),
  version integer not null default 1,
  name text not null,
  url text not null,
  -- null: all kinds, those to come too
  kinds text[],
  secret text not null,
  -- after a rotation both sign until then
  old_secret text,
  old_secret_until timestamptz,
  disabled_at timestamptz,
  -- by a person or program, or by its own 410
  disabled_because text check (disabled_because in ('staff', 'gone')),
  -- it asked for a pause by Retry-After
  paused_until timestamptz,
  created_at timestamptz not null,
  created_by text,
  -- of the request that made it: sent twice, it makes one
  request_key text unique,
  check ((disabled_at is null) = (disabled_because is null))
);

-- null: the endpoint of the settings
alter table webhook_delivery
  add column endpoint_id uuid references webhook_endpoint (id) on delete cascade,
  add column traceparent text,
  drop constraint webhook_delivery_subject_id_kind_key,
  add constraint webhook_delivery_once unique nulls not distinct (endpoint_id, subject_id, kind);
create index webhook_delivery_endpoint on webhook_delivery (endpoint_id, created_at desc);
