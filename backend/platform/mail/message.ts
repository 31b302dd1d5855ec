import type { Locale } from '#domain/base/locale.ts';

/** A mail before it is rendered: its kind and what the template needs. */
export type AnyMail = { kind: string };

/** Something the shop must look at, e.g. a payment for a cancelled order. `subjectId` makes it unique per kind. */
export type AlertMail = { subjectId: string; about: string; lines: string[] };

/** An alert as it is queued. */
export type AlertMessage = { kind: 'alert'; alert: AlertMail };

/** A small file that goes with a mail; `type` with its parameters, e.g. the charset. A file that is no text stands in base64. */
export type MailAttachment = { name: string; type: string; text: string; encoding?: 'base64' };

/** A mail ready to be stored: what a template makes. */
export type RenderedMail = {
  subjectId: string;
  kind: string;
  to: string;
  replyTo: string | null;
  locale: Locale;
  subject: string;
  html: string;
  text: string;
  /** More of them, e.g. how to unsubscribe by one click. */
  headers?: Readonly<Record<string, string>>;
  attachments?: readonly MailAttachment[];
};

/** Renders the mails of each kind. At most one mail per (`subjectId`, kind) is ever stored. */
export type MailRenderers<M extends AnyMail> = { [K in M['kind']]: (mail: M & { kind: K }) => Promise<RenderedMail> };
