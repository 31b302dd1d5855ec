-- pages and articles, imported from Markdown; html is rendered at import
create table content_page (
  kind text not null check (kind in ('page', 'article')),
  path text not null,
  locale text not null,
  title text not null,
  description text not null default '',
  parent_name text not null default '',
  html text not null,
  plain text not null,
  published_on date,
  image text,
  primary key (kind, path, locale)
);
