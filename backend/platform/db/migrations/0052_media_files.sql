-- Stored pictures and documents, as the library lists them. What uses one is read from products, drafts, categories and pages.
create table media_file (
  id text primary key check (id ~ '^[0-9a-f]{16}$'),
  kind text not null check (kind in ('picture', 'document')),
  -- svg, jpg, png, webp, pdf
  type text not null,
  -- of the uploaded file; empty where an import stored it
  name text not null default '',
  bytes bigint not null,
  width integer,
  height integer,
  added_at timestamptz not null,
  added_by text
);
create index media_file_newest on media_file (added_at desc, id desc);
