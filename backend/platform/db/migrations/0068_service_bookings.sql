-- Works booked in the workshops of stores.
create table service_booking (
  id integer generated always as identity (start with 1001) primary key,
  secret text not null unique,
  -- of the form: sent twice, it makes one booking
  key text not null unique,
  user_id text references auth_user (id) on delete set null,
  status text not null default 'booked' check (status in ('booked', 'came', 'ready', 'cancelled')),
  store_id text not null,
  work text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  machine text not null,
  -- registration number or VIN
  vehicle_code text not null default '',
  name text not null,
  phone text not null default '',
  email text not null default '',
  note text not null default '',
  staff_note text not null default '',
  locale text not null default 'fi',
  created_at timestamptz not null,
  created_by text,
  changed_at timestamptz not null,
  version integer not null default 1,
  check (ends_at > starts_at)
);
create index service_booking_time on service_booking (store_id, starts_at);
create index service_booking_user on service_booking (user_id) where user_id is not null;

-- A row to lock while somebody books a day of a store: two bookings may not take the last free mechanic together.
create table service_day (
  store_id text not null,
  day date not null,
  primary key (store_id, day)
);

create trigger service_booking_added after insert on service_booking referencing new table as changed
  for each statement execute function notify_staff('''service-booking:'' || id');
create trigger service_booking_changed after update on service_booking referencing new table as changed
  for each statement execute function notify_staff('''service-booking:'' || id');
