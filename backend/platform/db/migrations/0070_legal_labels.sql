-- what the labels of a tyre (Regulation (EU) 2020/740) and of a battery (Regulation (EU) 2023/1542) show (domain/catalog/labels)
alter table product_variant add column tyre_label jsonb;
alter table product_variant add column battery jsonb;
