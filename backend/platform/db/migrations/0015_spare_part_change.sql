-- changes of a price list that the embedded database takes in bit by bit, once shop_meta says that they are decided
create table spare_part_change (
  n integer generated always as identity primary key,
  -- the part that changes; null: a new one
  part_id integer,
  remove boolean not null default false,
  product_code text,
  code_norm text collate "C",
  supplier_number text,
  supplier text,
  product_group text,
  name text,
  price_cents integer,
  qty integer,
  available_on date,
  replaced_by text[]
);
