-- The change sets of one sku: its price history names who made it.
create index change_set_row_of on change_set_row (key, set_id);
