-- what is paid when ordering (deposits, the other lines, delivery) and what at the pickup; vat_now is the VAT of the
-- part paid now, like vat
alter table customer_order
  add column pay_now_cents integer check (pay_now_cents >= 0),
  add column due_later_cents integer not null default 0 check (due_later_cents >= 0),
  add column vat_now jsonb;
update customer_order set pay_now_cents = total_cents, vat_now = vat;
alter table customer_order
  alter column pay_now_cents set not null,
  alter column vat_now set not null,
  alter column due_later_cents drop default,
  add constraint customer_order_paid_in_parts check (pay_now_cents + due_later_cents = total_cents);

alter table order_line
  -- the size of goods cut to size: {"identifier": "size", "widthCm", "lengthCm"}; unit_cents is the price of the piece
  add column customization jsonb,
  -- per piece, when only a deposit was paid when ordering
  add column deposit_cents integer check (deposit_cents >= 0 and deposit_cents <= unit_cents);
