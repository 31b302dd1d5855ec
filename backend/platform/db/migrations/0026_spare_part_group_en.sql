-- A group's English name; empty when the price list has none.
alter table spare_part add column product_group_en text not null default '';
-- Changes decided before this migration are applied after it, so they need the default too.
alter table spare_part_change add column product_group_en text not null default '';
