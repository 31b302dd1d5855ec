-- Lists that waited for a change by staff: customers, gift cards, the audit log.
create trigger auth_user_added after insert on auth_user referencing new table as changed
  for each statement execute function notify_staff('''customer:'' || id');
create trigger gift_card_added after insert on gift_card referencing new table as changed
  for each statement execute function notify_staff('''gift-card:'' || id');
create trigger gift_card_entry_added after insert on gift_card_entry referencing new table as changed
  for each statement execute function notify_staff('''gift-card:'' || gift_card_id');
create trigger audit_entry_listed after insert on audit_entry referencing new table as changed
  for each statement execute function notify_staff('''audit:''');

-- What the command palette searches, by trigrams as in orders, quotes and messages.
create function withdrawal_search_text(name text, email text)
returns text language sql immutable parallel safe
return lower(name || ' ' || email);
create index withdrawal_search on withdrawal using gin (withdrawal_search_text(name, email) gin_trgm_ops);
create index withdrawal_order_number on withdrawal (order_number);

create function booking_search_text(name text, machine text, vehicle_code text, phone text)
returns text language sql immutable parallel safe
return lower(name || ' ' || machine || ' ' || vehicle_code) || ' ' || regexp_replace(phone, '\D', '', 'g');
create index service_booking_search on service_booking
  using gin (booking_search_text(name, machine, vehicle_code, phone) gin_trgm_ops);

create function company_search_text(name text, business_id text)
returns text language sql immutable parallel safe
return lower(name || ' ' || business_id);
create index company_search on company using gin (company_search_text(name, business_id) gin_trgm_ops);

create index gift_card_entry_order on gift_card_entry (order_id) where order_id is not null;

-- What a customer's card lists by their address.
create index product_question_by on product_question (lower(email)) where email is not null;
create index service_booking_by on service_booking (lower(email));
create index special_order_by on special_order (lower(email));
