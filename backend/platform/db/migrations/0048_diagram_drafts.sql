-- A drawing that staff work on, beside the one that shoppers see. Publishing replaces that one and deletes the draft.
create table diagram_draft (
  slug text primary key,
  make text not null,
  model text not null,
  year_from integer not null default 0,
  year_to integer not null default 9999,
  name jsonb not null,
  position integer not null default 0,
  drawing text not null,
  hotspots jsonb not null default '[]',
  -- fingerprint of the published drawing that it began from; null: it is new
  base text,
  version integer not null default 1,
  changed_at timestamptz not null,
  changed_by text
);
create trigger diagram_draft_added after insert on diagram_draft referencing new table as changed
  for each statement execute function notify_staff('''diagram:'' || slug');
create trigger diagram_draft_changed after update on diagram_draft referencing new table as changed
  for each statement execute function notify_staff('''diagram:'' || slug');
