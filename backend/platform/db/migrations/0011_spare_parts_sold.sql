-- one supplier's codes in order: searches within a supplier
create index spare_part_supplier on spare_part (supplier_number, code_norm);
-- the line is a spare part: no stock of the shop's own stands behind it
alter table order_line add column spare_part boolean not null default false;
-- room for new prices beside the old ones: a price list of changes then touches no index
alter table spare_part set (fillfactor = 90);
