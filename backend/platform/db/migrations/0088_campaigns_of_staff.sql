-- Campaigns and cart rules that staff change in the admin as well as in files.
alter table campaign
  add column version integer not null default 1,
  -- written, and at work for nobody yet
  add column is_draft boolean not null default false,
  -- names of its rules in their order, by which the forms of two people are merged
  add column rule_keys text[] not null default '{}',
  -- when staff changed it in the admin after a file had brought it: such a file is refused
  add column edited_at timestamptz;
update campaign
set rule_keys = array(select 'r' || n from generate_series(1, jsonb_array_length(campaign -> 'rules')) n);

alter table cart_rule
  add column version integer not null default 1,
  add column edited_at timestamptz;

-- what the campaign took off this order: lines, gifts and delivery. Of older orders it is known where one campaign worked.
alter table campaign_use add column discount_cents integer not null default 0 check (discount_cents >= 0);
update campaign_use
set discount_cents = placed.discount_cents + placed.shipping_discount_cents
from customer_order placed
where placed.id = campaign_use.order_id and jsonb_array_length(placed.campaigns) = 1;

create trigger campaign_added after insert on campaign referencing new table as changed
  for each statement execute function notify_staff('''campaign:'' || code');
create trigger campaign_changed after update on campaign referencing new table as changed
  for each statement execute function notify_staff('''campaign:'' || code');
create trigger campaign_removed after delete on campaign referencing old table as changed
  for each statement execute function notify_staff('''campaign:'' || code');
create trigger cart_rule_added after insert on cart_rule referencing new table as changed
  for each statement execute function notify_staff('''cart-rule:'' || id');
create trigger cart_rule_changed after update on cart_rule referencing new table as changed
  for each statement execute function notify_staff('''cart-rule:'' || id');
create trigger cart_rule_removed after delete on cart_rule referencing old table as changed
  for each statement execute function notify_staff('''cart-rule:'' || id');
