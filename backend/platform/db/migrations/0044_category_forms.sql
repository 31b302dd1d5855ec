-- Raised by what staff do to the category itself; siblings that make room and categories below a moved one keep theirs.
alter table category
  add column version integer not null default nextval('product_version'),
  -- order of its listing when the address has none; null: the usual one
  add column default_sort text,
  -- filters that its listing leaves out: names of facets, or codes of attributes
  add column hidden_facets text[] not null default '{}';
