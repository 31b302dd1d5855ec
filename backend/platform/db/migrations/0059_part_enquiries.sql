-- Which part a customer asks for: the machine, its registration number or VIN if given, and what is wanted.
alter table quote add column part_enquiry jsonb;
