-- Lists that staff have named: own ones, and those shared with everybody.
create table saved_view (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references staff (id),
  -- the list it belongs to: orders, quotes, …
  list text not null,
  name text not null check (length(name) between 1 and 60),
  -- the query of the list's address, without its place in the list
  query text not null,
  is_shared boolean not null default false,
  created_at timestamptz not null
);
create unique index saved_view_name on saved_view (staff_id, list, lower(name));
create index saved_view_shared on saved_view (list) where is_shared;

-- Tells the screens of staff what has changed: kind and id of each thing, never data. One notification a statement, sent with the
-- commit, whoever changed it. The argument is an SQL expression over the changed rows; more than twenty things are "everything".
create function notify_staff() returns trigger language plpgsql as $$
declare things text;
begin
  execute format(
    'select case when count(*) > 20 then ''all:'' else string_agg(thing, chr(10)) end
     from (select distinct left(%s, 100) as thing from changed limit 21) things', tg_argv[0])
  into things;
  if things is not null then perform pg_notify('staff_changed', things); end if;
  return null;
end $$;

create trigger customer_order_added after insert on customer_order referencing new table as changed
  for each statement execute function notify_staff('''order:'' || number');
create trigger customer_order_changed after update on customer_order referencing new table as changed
  for each statement execute function notify_staff('''order:'' || number');
create trigger refund_added after insert on refund referencing new table as changed
  for each statement execute function notify_staff('''refund:'' || id');
create trigger refund_changed after update on refund referencing new table as changed
  for each statement execute function notify_staff('''refund:'' || id');
create trigger quote_added after insert on quote referencing new table as changed
  for each statement execute function notify_staff('''quote:'' || number');
create trigger quote_changed after update on quote referencing new table as changed
  for each statement execute function notify_staff('''quote:'' || number');
create trigger contact_message_added after insert on contact_message referencing new table as changed
  for each statement execute function notify_staff('''message:'' || number');
create trigger contact_message_changed after update on contact_message referencing new table as changed
  for each statement execute function notify_staff('''message:'' || number');
create trigger withdrawal_added after insert on withdrawal referencing new table as changed
  for each statement execute function notify_staff('''return:'' || id');
create trigger withdrawal_changed after update on withdrawal referencing new table as changed
  for each statement execute function notify_staff('''return:'' || id');
-- every change that staff make has an entry
create trigger audit_entry_added after insert on audit_entry referencing new table as changed
  for each statement execute function notify_staff('subject_kind || '':'' || subject_id');
