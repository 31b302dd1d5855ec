-- mail is written with the change it tells about and sent afterwards by the queue
create table outbox_mail (
  id uuid primary key default gen_random_uuid(),
  -- what the mail is about, e.g. an order id; unique with kind, so that nothing is mailed twice
  subject_id text not null,
  kind text not null,
  recipient text not null,
  reply_to text,
  locale text not null,
  subject text not null,
  html text not null,
  body_text text not null,
  headers jsonb not null default '{}',
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
  attempts integer not null default 0,
  -- not before this time; while a worker sends, the end of its lease: after a crash the mail is free again then
  next_attempt_at timestamptz not null default now(),
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  unique (subject_id, kind)
);
create index outbox_mail_queued on outbox_mail (next_attempt_at) where status = 'queued';

-- demo mode: what the mailbox page shows, as it would have gone over the wire
create table mailbox_message (
  id bigint generated always as identity primary key,
  received_at timestamptz not null default now(),
  recipient text not null,
  subject text not null,
  source text not null
);
