-- pages are a row of blocks: text, products, questions … (domain/content/block.ts)
alter table content_page
  add column blocks jsonb not null default '[]',
  -- not shown before its file says it is ready; the preview link shows it
  add column draft boolean not null default false,
  -- last change of the words, for readers and search engines
  add column updated_on date;
