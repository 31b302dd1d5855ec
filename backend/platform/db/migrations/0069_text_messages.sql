-- text messages are written with the change they tell about and sent afterwards by the queue, as mails are
create table outbox_text (
  -- sent to the provider too, which sends one message for an id
  id uuid primary key default gen_random_uuid(),
  -- what it is about, e.g. an order id; unique with kind, so that nothing is sent twice
  subject_id text not null,
  kind text not null,
  -- E.164; '' once the order has forgotten its customer
  recipient text not null,
  body text not null,
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
  attempts integer not null default 0,
  -- not before this time; while a worker sends, the end of its lease: after a crash the message is free again then
  next_attempt_at timestamptz not null default now(),
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  unique (subject_id, kind)
);
create index outbox_text_queued on outbox_text (next_attempt_at) where status = 'queued';
create index outbox_text_order on outbox_text (split_part(subject_id, ':', 1));

-- demo mode: what the simulated provider has received
create table simulator_text (
  id text primary key,
  received_at timestamptz not null default now(),
  recipient text not null,
  sender text not null,
  body text not null
);
