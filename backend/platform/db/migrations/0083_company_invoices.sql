-- Terms under which a company pays by invoice: days net, and how much it may owe. Null days: no invoices.
alter table company add column invoice_days integer check (invoice_days between 1 and 90);
alter table company add column credit_limit_cents integer not null default 0 check (credit_limit_cents >= 0);

-- An invoice of an order to a company; its reference is the order's number, which has the check digit of a reference number.
create table company_invoice (
  id uuid primary key default gen_random_uuid(),
  -- the order keeps who was invoiced when the company's account is gone
  company_id uuid references company (id) on delete set null,
  order_id uuid not null unique references customer_order (id) on delete restrict,
  reference text not null,
  -- days of the shop's time zone
  issued_on date not null,
  due_on date not null,
  check (due_on > issued_on)
);
create index company_invoice_of_company on company_invoice (company_id, issued_on desc) where company_id is not null;

-- The ledger of invoices; rows are only added. What is owed of an invoice is the sum of its rows.
create table company_invoice_entry (
  id bigint generated always as identity primary key,
  invoice_id uuid not null references company_invoice (id) on delete restrict,
  kind text not null check (kind in ('issued', 'credited', 'paid')),
  -- issued above zero, the others below
  cents integer not null check ((kind = 'issued') = (cents > 0) and cents <> 0),
  -- a day of the shop's time zone: of the invoice, the credit note, or the payment on the account
  on_day date not null,
  refund_id uuid unique references refund (id),
  at timestamptz not null,
  -- who marked it; '' for the order itself
  by_name text not null default ''
);
create index company_invoice_entry_of_invoice on company_invoice_entry (invoice_id, id);
create unique index company_invoice_issued_once on company_invoice_entry (invoice_id) where kind = 'issued';
create index company_invoice_entry_day on company_invoice_entry (on_day, id);

create trigger company_invoice_added after insert on company_invoice_entry referencing new table as changed
  for each statement execute function notify_staff('''company-invoice:'' || invoice_id');
