import type { Sku } from '#domain/base/ids.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { ContactKind, ContactWords } from '#domain/content/contact/contact-form.ts';

/** A message to the shop as its mails tell it; `subjectId` is its own. */
export type ReceivedMessage = {
  subjectId: string;
  /** As people say it: `Y-1042`. */
  number: string;
  about: ContactKind;
  words: ContactWords;
  locale: Locale;
  /** Who it was written to; without a name it is customer service. */
  to: { name: string | null; email: string };
  product: { name: string; sku: Sku; url: string } | null;
};

/** What staff answered to a message, with the message below. */
export type ContactAnswer = {
  subjectId: string;
  number: string;
  locale: Locale;
  to: string;
  body: string;
  quoted: string;
  replyTo: string;
};

/** A message, to whom it was written, the copy of it to who wrote, and an answer. */
export type ContactMail =
  | ({ kind: 'contact-notice' } & ReceivedMessage)
  | ({ kind: 'contact-copy' } & ReceivedMessage)
  | ({ kind: 'contact-reply' } & ContactAnswer);
