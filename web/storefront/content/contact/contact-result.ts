import type { ContactField, ContactProblems } from '#domain/content/contact/contact-form.ts';

/**
 * Values of the form as typed. `formKey` makes one message of a form sent twice, `stamp` holds the time it was opened.
 */
export type ContactValues = Record<ContactField, string> & {
  /** Id of the recipient store; '' is customer service. */
  store: string;
  formKey: string;
  stamp: string;
  /** Honeypot field. */
  website: string;
};

/** Why a valid message was not accepted. */
export type ContactFailure = 'again' | 'limited';

export type ContactResult =
  | { step: 'write'; at: number; values: ContactValues; problems: ContactProblems; failure: ContactFailure | null }
  | { step: 'done'; at: number; number: string; email: string };
