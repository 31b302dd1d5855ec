-- What a sku, or a spare part (code@supplier), costs the shop without VAT, from a day on. Apart from prices: no query of the shop reads it.
create table cost_price (
  sku text not null,
  from_day date not null,
  cents integer not null check (cents >= 0),
  primary key (sku, from_day)
);
alter table change_set_row drop constraint change_set_row_part_check;
alter table change_set_row add constraint change_set_row_part_check check (part in ('products', 'prices', 'fitment', 'costs'));
-- of a price whose cost is known: {"cost", "before", "after"}, margins before and after; only for those who may read costs
alter table change_set_row add column margin jsonb;
