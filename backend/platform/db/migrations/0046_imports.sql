-- Suppliers whose price lists are imported, with what their columns mean and how their prices become the shop's.
create table supplier (
  id integer generated always as identity primary key,
  -- as spare parts name it
  number text not null unique check (length(number) between 1 and 20),
  name text not null check (length(name) between 1 and 100),
  rules jsonb not null,
  -- of the last list: {"header": "field" or null}
  mapping jsonb not null default '{}',
  -- where lists come from by themselves, and when; null: only by hand
  schedule jsonb,
  -- encrypted under SHOP_SECRET
  sealed_secret text,
  next_fetch_at timestamptz,
  -- {"at", "outcome", "details"}
  last_fetch jsonb,
  version integer not null default 1,
  created_at timestamptz not null
);
create index supplier_next_fetch on supplier (next_fetch_at) where next_fetch_at is not null;

-- A file on its way into the shop. The file itself is in DATA_DIR/imports/<id>.
create table import_run (
  id integer generated always as identity primary key,
  state text not null check (state in
    ('checking', 'checked', 'unreadable', 'applying', 'applied', 'handed', 'undone', 'dropped')),
  kind text not null,
  supplier_id integer references supplier (id),
  -- the run that this one takes back
  undoes integer references import_run (id),
  -- the change set that its rows became
  change_set_id integer references change_set (id),
  file_name text not null check (length(file_name) between 1 and 200),
  bytes bigint not null,
  -- how a person wants it read, and how it was
  reading jsonb not null,
  recognised jsonb not null,
  -- [{"name", "sample", "field"}]
  columns jsonb not null,
  -- broken rows are left out; a whole set may remove much
  leaves_out boolean not null default false,
  allows_removals boolean not null default false,
  counts jsonb not null,
  progress jsonb,
  failure text,
  -- raised by every check: consent is bound to what was seen
  version integer not null default 1,
  staff_id uuid references staff (id),
  author text,
  decider text,
  created_at timestamptz not null,
  checked_at timestamptz,
  applied_at timestamptz
);
create index import_run_undoes on import_run (undoes) where undoes is not null;
create index import_run_supplier on import_run (supplier_id, id) where supplier_id is not null;

-- What is wrong with a row of the file.
create table import_problem (
  run_id integer not null references import_run (id) on delete cascade,
  n integer not null,
  -- null: the file as a whole
  line integer,
  -- the column of the file; empty: the row as a whole
  column_name text not null,
  value text not null,
  -- what the row is about
  key text not null,
  reason text not null,
  primary key (run_id, n)
);
create index import_problem_line on import_problem (run_id, line);

-- Cells that a person corrected.
create table import_fix (
  run_id integer not null references import_run (id) on delete cascade,
  line integer not null,
  column_name text not null,
  value text not null,
  primary key (run_id, line, column_name)
);

-- Examples of what a file changes, the largest changes of prices first.
create table import_preview (
  run_id integer not null references import_run (id) on delete cascade,
  kind text not null check (kind in ('added', 'raised', 'lowered', 'changed', 'removed')),
  n integer not null,
  key text not null,
  name text not null,
  -- [{"field", "before", "after"}]
  fields jsonb not null,
  primary key (run_id, kind, n)
);

create trigger import_run_added after insert on import_run referencing new table as changed
  for each statement execute function notify_staff('''import:'' || id');
create trigger import_run_changed after update on import_run referencing new table as changed
  for each statement execute function notify_staff('''import:'' || id');
