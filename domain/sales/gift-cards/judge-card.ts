import type { Cents } from '#domain/base/money.ts';

/** What the shop says of a code (spec 7): `openAmount` in cents is 0 when the code is no card in force. */
export type CardDetails = { valid: boolean; openAmount: Cents };

/** Spec 5: a card with money is accepted, one without is used, anything else is not in use. */
export const judgeCard = ({ valid, openAmount }: CardDetails): 'accepted' | 'used' | 'not_in_use' => {
  if (!valid) return 'not_in_use';
  return openAmount > 0 ? 'accepted' : 'used';
};
