import type { WithdrawalField, WithdrawalProblems } from '#domain/sales/returns/withdrawal-form.ts';

/** What the form shows; texts as typed. `formKey` makes one notice of a form sent twice, `stamp` tells when it opened. */
export type WithdrawalValues = Record<WithdrawalField, string> & {
  formKey: string;
  stamp: string;
  /** The field no person fills in. */
  website: string;
};

/** Why a confirmed notice was not taken. */
export type WithdrawalFailure = 'again' | 'limited';

/** Where the shopper is: writing, looking it over, or done. */
export type WithdrawalAnswer =
  | { step: 'write'; at: number; values: WithdrawalValues; problems: WithdrawalProblems }
  | { step: 'review'; at: number; values: WithdrawalValues; failure: WithdrawalFailure | null }
  | { step: 'done'; at: number; values: WithdrawalValues; receivedAt: string };
