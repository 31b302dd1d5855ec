-- a campaign may leave out what is reduced already; its page then shows none of it
alter table content_page add column without_reduced boolean not null default false;
