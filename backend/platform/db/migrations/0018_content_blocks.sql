-- pages are a row of blocks: text, products, questions … (domain/content/block.ts)
alter table content_page
  add column blocks jsonb not null default '[]',
  -- not shown before its file says it is ready; the preview link shows it
  add column draft boolean not null default false,
  -- first day it is shown, where that is not the day of publication
  add column starts_on date,
  -- last change of the words, for readers and search engines
  add column updated_on date,
  -- shown, but not to search engines
  add column noindex boolean not null default false;
update content_page set blocks = jsonb_build_array(jsonb_build_object('kind', 'text', 'html', html));
alter table content_page drop column html;
