-- The planner must tell a rare name, which the index finds, from a frequent one, of which the newest orders have a page.
alter index customer_order_search alter column 1 set statistics 500;
