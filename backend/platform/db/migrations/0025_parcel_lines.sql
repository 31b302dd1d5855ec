-- What each parcel holds. A parcel without lines is a further code for goods that an earlier one lists.
create table shipment_line (
  shipment_id bigint not null references shipment (id) on delete cascade,
  position integer not null,
  amount integer not null check (amount > 0),
  primary key (shipment_id, position)
);

-- Until now the first parcel sent everything but gift cards, which go by mail.
insert into shipment_line (shipment_id, position, amount)
select first.id, line.position, line.amount
from (select min(id) as id, order_id from shipment group by order_id) as first
join order_line line on line.order_id = first.order_id and line.kind <> 'gift_card';
