-- Reminders to service a machine of the garage, when its owner has asked for them.
alter table machine
  -- the day of the next mail; null: none
  add column reminder_on date,
  -- after each mail the day moves by so many months; null: one mail
  add column reminder_months integer check (reminder_months between 1 and 60),
  -- what the owner writes about it, e.g. hours or kilometres
  add column reminder_note text not null default '';
create index machine_reminder on machine (reminder_on) where reminder_on is not null;
