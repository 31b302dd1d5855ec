-- Named lists of skus that all members of a company put into their carts.
create table order_template (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references company (id) on delete cascade,
  name text not null,
  -- [{"sku", "amount", "customization"?}], in the order of the cart
  lines jsonb not null,
  changed_at timestamptz not null,
  changed_by text references auth_user (id) on delete set null
);
create unique index order_template_name on order_template (company_id, lower(name));
create index order_template_changed_by on order_template (changed_by) where changed_by is not null;
