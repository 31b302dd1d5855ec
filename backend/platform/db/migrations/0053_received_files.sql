-- Files in DATA_DIR/received-files that no row has yet, or no longer. A job removes them; a restart or a crash loses none.
create table unowned_file (
  id uuid primary key,
  remove_after timestamptz not null
);

-- For tables whose rows own a file under their id: when the row goes, by whatever cascade, its file goes too.
create function release_file() returns trigger language plpgsql as $$
begin
  insert into unowned_file (id, remove_after) values (old.id, '-infinity') on conflict (id) do nothing;
  return null;
end $$;

-- Files of a quote: what staff attach to replies and messages, and what the customer sent with the request.
create table quote_file (
  id uuid primary key,
  quote_id uuid not null references quote (id) on delete cascade,
  by_shop boolean not null,
  name text not null,
  type text not null,
  bytes integer not null,
  -- of the stored bytes: the same file twice is one
  sha256 text not null,
  staff_id uuid references staff (id),
  author text,
  added_at timestamptz not null,
  -- when it was sent; null: it goes with the next reply or message
  sent_at timestamptz,
  -- of the quote after the reply that it went with
  reply_version integer,
  unique (quote_id, sha256)
);
create trigger quote_file_released after delete on quote_file for each row execute function release_file();
