import type { StoredCampaign } from './queries.ts';

type Times = { from: Date | null; until: Date | null };

/** Why a campaign is not active; staff see it in the log, shoppers only 'unknown' or 'used_up'. */
export type Refusal = 'no_such_code' | 'not_yet' | 'no_longer' | 'used_up';

/** True from `from` until before `until`. */
export const isInForce = ({ from, until }: Times, now: Date): boolean =>
  (from === null || from <= now) && (until === null || now < until);

/** Why a campaign is not active now; null when it is. */
export function refusalOf(stored: StoredCampaign, now: Date): Refusal | null {
  const { from, until, useLimit, useLimitPerCustomer, uses, usesOfCustomer, isDraft } = stored;
  if (isDraft || (from && now < from)) return 'not_yet';
  if (until && now >= until) return 'no_longer';
  const isUsedUp =
    stored.isCodeUsed === true ||
    (useLimit !== null && uses >= useLimit) ||
    (useLimitPerCustomer !== null && usesOfCustomer >= useLimitPerCustomer);
  return isUsedUp ? 'used_up' : null;
}
