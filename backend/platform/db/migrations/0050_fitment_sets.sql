-- vehicles of many goods are changed by change sets too
alter table change_set_row drop constraint change_set_row_part_check;
alter table change_set_row add constraint change_set_row_part_check check (part in ('products', 'prices', 'fitment'));
