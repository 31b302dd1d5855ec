-- what shoppers search for, found or not: `found` are the hits of the latest search of the day
alter table search_miss rename to search_count;
alter table search_count add column found integer not null default 0;

-- words, pins and redirects that staff keep, beside those of content/search/words.yaml
create table search_rule (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in
    ('synonyms', 'narrower', 'translation', 'noun', 'never-split', 'pinned', 'hidden', 'hidden-from', 'redirect')),
  -- the words of a group, the word that stands for others, a query or a sku
  term text not null,
  -- words, skus or the path of a redirect
  others text[] not null default '{}',
  -- null: both languages; only of pins and redirects
  locale text check (locale in ('fi', 'en')),
  version integer not null default 1,
  changed_at timestamptz not null,
  changed_by text
);
create unique index search_rule_once on search_rule (kind, term, coalesce(locale, ''));

-- products that a query should find first: a change of words may not make a judged query worse
create table search_judgement (
  query text not null,
  locale text not null check (locale in ('fi', 'en')),
  sku text not null,
  grade integer not null check (grade between 1 and 3),
  primary key (locale, query, sku)
);

alter table search_change add column rules boolean not null default false;
