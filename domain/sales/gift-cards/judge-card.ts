import type { Cents } from '#domain/base/money.ts';

/** The shop's response for a code; `openAmount` in cents is 0 when no valid card has the code. */
export type CardDetails = { valid: boolean; openAmount: Cents };

/** The status of a gift card (gift-card-1): valid with an open amount, used up, or not in use. */
export const judgeCard = ({ valid, openAmount }: CardDetails): 'accepted' | 'used' | 'not_in_use' => {
  if (!valid) return 'not_in_use';
  return openAmount > 0 ? 'accepted' : 'used';
};
