import type { LineProblem } from '#domain/catalog/offers/judge-lines.ts';

/**
 * Why a draft is not stored. 'price_changed': something moved under it, judge it again. 'unavailable': `details` names the
 * lines. 'key_reused': another request came under this key before. 'order_closed': the order of this key was cancelled.
 * 'campaign_used', 'card_invalid', 'card_empty', 'quote_taken': somebody else was faster.
 */
export type PlaceFailure =
  | 'price_changed'
  | 'unavailable'
  | 'key_reused'
  | 'order_closed'
  | 'campaign_used'
  | 'card_invalid'
  | 'card_empty'
  | 'quote_taken';

/** Thrown to undo all of a placing: the order it had stored, and the orders it had cancelled for it. */
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
