-- rows that change a product's page: its form, or whether it is in the shop
alter table change_set_row drop constraint change_set_row_part_check;
alter table change_set_row add constraint change_set_row_part_check
  check (part in ('products', 'prices', 'fitment', 'costs', 'pages'));
