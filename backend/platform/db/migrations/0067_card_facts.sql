-- Finnish labels of the attributes that cards of products of this main category show
alter table category add column card_facts text[] not null default '{}';
