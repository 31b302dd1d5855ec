-- small text files that go with a mail, e.g. a calendar file: [{name, type, text}]
alter table outbox_mail add column attachments jsonb not null default '[]';
