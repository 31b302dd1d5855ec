-- Changes of many goods: made from a rule, edited cells or a file, checked row by row, applied whole and taken back.
create table change_set (
  id integer generated always as identity primary key,
  state text not null default 'draft'
    check (state in ('draft', 'checked', 'proposed', 'queued', 'scheduled', 'applied', 'undone', 'recalled', 'refused')),
  title text not null check (length(title) between 1 and 200),
  source text not null check (source in ('rule', 'cells', 'file')),
  -- the rule and its selection, as the form gives them
  rule jsonb,
  -- the set that this one takes back
  inverse_of integer references change_set (id),
  staff_id uuid references staff (id),
  author text,
  proposed_by uuid references staff (id),
  -- who decided: approved or refused it
  decided_by uuid references staff (id),
  decider text,
  counts jsonb not null default '{}',
  -- what the job does now, and behind what a queued set waits
  progress jsonb,
  waits_for text,
  -- why applying it failed
  failure text,
  -- raised by every check and every decision: consent is bound to what was seen
  version integer not null default 1,
  created_at timestamptz not null,
  checked_at timestamptz,
  decided_at timestamptz,
  applied_at timestamptz,
  -- when its prices count; before that it can be recalled
  starts_at timestamptz
);
create index change_set_state on change_set (state, id);
create index change_set_inverse on change_set (inverse_of) where inverse_of is not null;

-- One thing that a set changes.
create table change_set_row (
  set_id integer not null references change_set (id) on delete cascade,
  n integer not null,
  part text not null check (part in ('products', 'prices')),
  -- a product's sku, or a sku with a price
  key text not null,
  name text,
  -- rows of products.delta or of prices that make the change, and those that take it back
  input jsonb not null,
  inverse jsonb,
  -- [{"field", "before", "after"}]
  changes jsonb not null default '[]',
  -- of a price: what shoppers will see, and what the law makes of it
  shopper jsonb,
  notices text[] not null default '{}',
  problem text check (problem in ('invalid', 'conflict', 'changed_since', 'reduced')),
  reason text,
  -- a person's choice: leave it out, or write it over what others wrote
  resolution text check (resolution in ('skip', 'mine')),
  -- fingerprints of the values that the check saw, and of those that the set wrote
  seen text,
  wrote text,
  primary key (set_id, n)
);
create unique index change_set_row_key on change_set_row (set_id, part, key);
create index change_set_row_problem on change_set_row (set_id, n) where problem is not null;

create trigger change_set_added after insert on change_set referencing new table as changed
  for each statement execute function notify_staff('''change-set:'' || id');
create trigger change_set_changed after update on change_set referencing new table as changed
  for each statement execute function notify_staff('''change-set:'' || id');
