import type { WithdrawalField, WithdrawalProblems } from '#domain/sales/returns/withdrawal-form.ts';

/**
 * The form's values as typed. `formKey` makes a repeated submission idempotent, `stamp` is the signed time of
 * opening.
 */
export type WithdrawalValues = Record<WithdrawalField, string> & {
  formKey: string;
  stamp: string;
  /** The honeypot. */
  website: string;
};

/** Why a confirmed notice was refused. */
export type WithdrawalFailure = 'again' | 'limited';

/** The step: input, review or done. */
export type WithdrawalAnswer =
  | { step: 'write'; at: number; values: WithdrawalValues; problems: WithdrawalProblems }
  | { step: 'review'; at: number; values: WithdrawalValues; failure: WithdrawalFailure | null }
  | { step: 'done'; at: number; values: WithdrawalValues; receivedAt: string };
