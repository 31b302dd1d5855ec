-- what matches a lot is found among the most popular first
create index search_quick_popular_fi on search_quick (popularity desc, product_id) where locale = 'fi';
create index search_quick_popular_en on search_quick (popularity desc, product_id) where locale = 'en';
-- words are looked up by their index whatever they are: what the planner would learn of them costs it a millisecond a search
alter table search_quick alter column lex set statistics 0;

-- which products each version of the index has changed; null: any. Processes keep columns of the index in memory
create table search_change (
  version integer primary key,
  product_ids integer[]
);
