-- what was opened after a search and ordered later in the same visit, by day; nothing of who
create table search_click (
  day date not null,
  locale text not null check (locale in ('fi', 'en')),
  query text not null,
  -- of the product's page
  sku text not null,
  -- from a page of results, and from the suggestions under the search field
  clicks integer not null default 0,
  quick integer not null default 0,
  ordered integer not null default 0,
  primary key (day, locale, query, sku)
);
