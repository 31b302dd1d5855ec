-- A customer takes back a return whose goods have not come.
alter table withdrawal drop constraint withdrawal_state_check;
alter table withdrawal add constraint withdrawal_state_check
  check (state in ('received', 'goods_in', 'paid_back', 'exchanged', 'refused', 'cancelled'));
