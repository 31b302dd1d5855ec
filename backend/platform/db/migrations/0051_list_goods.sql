-- What becomes of a supplier's parts that its list no longer names.
alter table import_run add column absent text not null default 'keep' check (absent in ('keep', 'remove', 'discontinue'));
update import_run set counts = '{"goods": 0, "absent": 0}'::jsonb || counts;

alter table import_preview drop constraint import_preview_kind_check;
alter table import_preview add check (kind in ('added', 'raised', 'lowered', 'changed', 'removed', 'goods', 'absent'));
