-- Letters of the newsletter that staff write in the admin. Their ids are those of files: nobody gets a letter of one id twice.
create table newsletter_letter (
  id text primary key,
  version integer not null default 1,
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'sending', 'sent')),
  fi_subject text not null default '',
  fi_preview text not null default '',
  fi_body text not null default '',
  en_subject text not null default '',
  en_preview text not null default '',
  en_body text not null default '',
  created_at timestamptz not null,
  -- when it goes to the queue
  send_at timestamptz,
  sent_at timestamptz,
  -- whom it went to, by the language of the letter
  fi_readers integer not null default 0,
  en_readers integer not null default 0
);

-- Links of a letter, the same for all readers: clicks are counted by link, never by person.
create table newsletter_link (
  letter_id text not null references newsletter_letter (id) on delete cascade,
  id text not null,
  url text not null,
  clicks integer not null default 0,
  primary key (letter_id, id)
);

-- how many mails of a letter went
create index outbox_mail_letter on outbox_mail (split_part(subject_id, ':', 2), status) where kind = 'newsletter-letter';
-- who ended the newsletter after a letter
create index newsletter_event_ended on newsletter_event (at) where kind = 'unsubscribed';

create trigger newsletter_letter_added after insert on newsletter_letter referencing new table as changed
  for each statement execute function notify_staff('''letter:'' || id');
create trigger newsletter_letter_changed after update on newsletter_letter referencing new table as changed
  for each statement execute function notify_staff('''letter:'' || id');
create trigger newsletter_letter_removed after delete on newsletter_letter referencing old table as changed
  for each statement execute function notify_staff('''letter:'' || id');
