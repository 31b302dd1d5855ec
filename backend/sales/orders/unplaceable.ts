import type { LineProblem } from '#domain/catalog/offers/check-lines.ts';

/**
 * Why a draft is not stored. 'price_changed': something changed, validate again. 'unavailable': `details` has the
 * lines. 'key_reused': the key was used with another request. 'order_closed': the order of this key was cancelled.
 * 'campaign_used', 'card_invalid', 'card_empty', 'quote_taken', 'approval_taken': somebody else was faster.
 * 'no_credit': the company may not be invoiced this sum.
 */
export type PlaceFailure =
  | 'price_changed'
  | 'unavailable'
  | 'key_reused'
  | 'order_closed'
  | 'campaign_used'
  | 'card_invalid'
  | 'card_empty'
  | 'quote_taken'
  | 'approval_taken'
  | 'no_credit';

/** Thrown to roll back placing an order, including the cancellation of the orders it replaces. */
export class Unplaceable extends Error {
  readonly reason: PlaceFailure;
  readonly problems: LineProblem[];
  constructor(reason: PlaceFailure, problems: LineProblem[] = []) {
    super(reason);
    this.name = 'Unplaceable';
    this.reason = reason;
    this.problems = problems;
  }
}
