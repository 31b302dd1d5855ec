-- Texts of pages, articles and campaigns as they are written, in the format of their files; content_page is made of them.
create table content_source (
  kind text not null check (kind in ('page', 'article', 'campaign')),
  path text not null,
  locale text not null check (locale in ('fi', 'en')),
  -- what the shop shows; null: not in the shop
  text text,
  -- what is written and not published; null: nothing
  draft text,
  -- the ids of the blocks of the draft, else of the text
  block_ids text[] not null default '{}',
  -- what the files brought last; null: no file
  file_text text,
  version integer not null default 1,
  changed_by text,
  changed_at timestamptz not null,
  -- when the draft is published by itself
  publish_at timestamptz,
  publish_problem text,
  primary key (kind, path, locale)
);

-- every text that was stored, so that nothing is lost; `text` null: taken out of the shop
create table content_version (
  kind text not null,
  path text not null,
  locale text not null,
  version integer not null,
  text text,
  block_ids text[] not null default '{}',
  event text not null check (event in ('import', 'save', 'publish', 'discard', 'archive', 'move')),
  by_name text,
  at timestamptz not null,
  primary key (kind, path, locale, version)
);

-- the pictures that files name, as the last import brought them
create table content_picture (
  file text primary key,
  id text not null
);

-- forms of pages that are not saved, shown in the shop to who has the link; kept for minutes
create table content_preview (
  token_hash text primary key,
  staff_id uuid not null references staff (id) on delete cascade,
  kind text not null,
  path text not null,
  texts jsonb not null,
  day date,
  expires_at timestamptz not null
);
create index content_preview_expires_at on content_preview (expires_at);

create trigger content_source_added after insert on content_source referencing new table as changed
  for each statement execute function notify_staff('''content:'' || kind || ''/'' || path');
create trigger content_source_changed after update on content_source referencing new table as changed
  for each statement execute function notify_staff('''content:'' || kind || ''/'' || path');
