-- forms of staff: sent twice they do one thing, and none undoes what a colleague did unseen
alter table gift_card add column version integer not null default 1;
alter table gift_card add column idempotency_key text unique;
alter table gift_card_entry add column idempotency_key text unique;
create index gift_card_end on gift_card (code_end);
