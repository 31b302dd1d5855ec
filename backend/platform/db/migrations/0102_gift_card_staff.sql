-- Who put money on a card, for the person's limit of a day (gift-card-7).
alter table gift_card_entry add column staff_id uuid references staff (id) on delete set null;
create index gift_card_entry_staff on gift_card_entry (staff_id, at) where staff_id is not null;
