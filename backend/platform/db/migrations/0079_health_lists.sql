-- The log of mails and webhooks in the admin, newest first, and mails by their reader.
create index outbox_mail_newest on outbox_mail (created_at desc, (id::text) desc) where recipient <> '';
create index outbox_mail_recipient on outbox_mail (lower(recipient), created_at desc);
create index webhook_delivery_newest on webhook_delivery (created_at desc);
