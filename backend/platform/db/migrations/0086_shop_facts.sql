-- The shop's facts as staff have changed them, by section; the newest version of a section is in force. shop.config.ts has the
-- first values, which have no row. Rows are only added: an earlier version comes back as a new one.
create table shop_facts_version (
  section text not null check (length(section) between 1 and 60),
  version integer not null check (version > 0),
  -- what each field of the section holds, as its form shows it
  fields jsonb not null,
  saved_at timestamptz not null,
  saved_by text,
  primary key (section, version)
);
create trigger shop_facts_version_added after insert on shop_facts_version referencing new table as changed
  for each statement execute function notify_staff('''setting:'' || section');
