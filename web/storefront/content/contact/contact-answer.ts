import type { ContactField, ContactProblems } from '#domain/content/contact/contact-form.ts';

/** What the form shows; texts as typed. `formKey` makes one message of a form sent twice, `stamp` tells when it opened. */
export type ContactValues = Record<ContactField, string> & {
  /** Id of the store that is written to; '' is customer service. */
  store: string;
  formKey: string;
  stamp: string;
  /** The field no person fills in. */
  website: string;
};

/** Why a message without faults was not taken. */
export type ContactFailure = 'again' | 'limited';

export type ContactAnswer =
  | { step: 'write'; at: number; values: ContactValues; problems: ContactProblems; failure: ContactFailure | null }
  | { step: 'done'; at: number; number: string; email: string };
