-- a scan on one tablet shows on the others of the store
create trigger packed_line_added after insert on packed_line referencing new table as changed
  for each statement execute function notify_staff('''packing:'' || order_id');
create trigger packed_line_changed after update on packed_line referencing new table as changed
  for each statement execute function notify_staff('''packing:'' || order_id');
create trigger packed_line_removed after delete on packed_line referencing old table as changed
  for each statement execute function notify_staff('''packing:'' || order_id');
