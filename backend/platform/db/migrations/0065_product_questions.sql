-- Questions about products and the shop's answers. A question shows with its answer, never before.
create table product_question (
  id uuid primary key default gen_random_uuid(),
  -- of the opened form and its content: a form that is sent twice asks once
  idempotency_key text not null unique,
  product_sku text not null,
  locale text not null check (locale in ('fi', 'en')),
  -- '' and null once the asker was forgotten
  name text not null,
  email text,
  question text not null,
  state text not null default 'pending' check (state in ('pending', 'approved', 'rejected')),
  reason text,
  answer text,
  answered_at timestamptz,
  -- raised by every decision: two people's decisions never overwrite each other unseen
  version integer not null default 1,
  created_at timestamptz not null,
  check (state <> 'approved' or answer is not null)
);
create index product_question_public on product_question (product_sku, answered_at desc) where state = 'approved';
create index product_question_state on product_question (state, created_at desc, id desc);
create index product_question_email on product_question (email) where email is not null;

create trigger product_question_added after insert on product_question referencing new table as changed
  for each statement execute function notify_staff('''question:'' || id');
create trigger product_question_changed after update on product_question referencing new table as changed
  for each statement execute function notify_staff('''question:'' || id');
