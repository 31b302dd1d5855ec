-- What the page Today looks for among all orders, payments and mails: sales of a day, payments without a result, what was given up.
create index customer_order_paid on customer_order (paid_at);
create index payment_attempt_pending on payment_attempt (created_at) where status = 'pending';
create index refund_to_pay on refund (created_at) where status in ('manual', 'failed');
create index outbox_mail_failed on outbox_mail (created_at) where status = 'failed';
