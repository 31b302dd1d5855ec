alter table withdrawal add column assignee_id uuid references staff (id);
create index withdrawal_assignee on withdrawal (assignee_id, received_at) where assignee_id is not null;
