-- The company for which a user of its account ordered.
alter table customer_order add column company_id uuid references company (id) on delete set null;
create index customer_order_of_company on customer_order (company_id, placed_at desc, number desc) where company_id is not null;
