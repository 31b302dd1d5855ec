-- a saved search of used machines: a watch about a listing's address instead of a sku (alert-2)
alter table product_watch drop constraint product_watch_kind_check;
alter table product_watch add constraint product_watch_kind_check check (kind in ('back_in_stock', 'price_drop', 'new_match'));
alter table product_watch
  -- the parameters of the listing, without order and page; '' for all used machines
  add column search text not null default '',
  -- what the shopper calls it: the chosen filters in words
  add column search_name text not null default '' check (length(search_name) <= 300),
  -- machines that matched when it was asked for, and those told of: nobody is told of them again
  add column known_slugs text[] not null default '{}',
  add constraint product_watch_about check ((kind = 'new_match') = (sku = '')),
  drop constraint product_watch_email_kind_sku_key,
  add constraint product_watch_once unique (email, kind, sku, search);
create index product_watch_searches on product_watch (id) where kind = 'new_match' and status = 'waiting';
