-- goods in a sealed package that cannot be returned once it is opened, for reasons of hygiene (Consumer Protection Act 6:16; return-8);
-- an order keeps what held on its day
alter table product add column hygiene_sealed boolean not null default false;
alter table order_line add column hygiene_sealed boolean not null default false;
