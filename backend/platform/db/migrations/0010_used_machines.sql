-- model year of a trade-in machine: those have a page of their own; null: it is none
alter table search_document add column used_year integer;
