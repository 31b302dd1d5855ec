-- Who has seen a note that names them: they opened its order since.
create table note_seen (
  note_id bigint not null references order_note (id) on delete cascade,
  staff_id uuid not null references staff (id) on delete cascade,
  primary key (note_id, staff_id)
);

-- lines that wait for goods with an expected day
create index order_line_expected on order_line (expected_on, order_id) where expected_on is not null;

-- a colleague's note shows on the open page of the order, and in the work of who is named
create trigger order_note_added after insert on order_note referencing new table as changed
  for each statement execute function notify_staff('(select ''order:'' || number from customer_order where id = order_id)');

-- the order whose goods a quote replaces, when staff began it after a refund of a line
alter table quote add column for_order_id uuid references customer_order (id) on delete set null;
create index quote_for_order on quote (for_order_id) where for_order_id is not null;
