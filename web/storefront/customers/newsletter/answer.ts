import type { WatchProblems } from '#backend/customers/alerts/service.ts';
import type { Failure } from '#web/storefront/customers/sign-in/form/answer.ts';

/** What came of a form of the newsletter or of a product. What was typed comes back. */
export type AskAnswer = {
  /** Another one at every try, so that the same answer twice is said twice. */
  at: number;
  email: string;
  /** What was chosen of a product; '' where nothing is. */
  sku: string;
  kind: string;
  problems: WatchProblems;
  failure: 'again' | 'lost' | Extract<Failure, { kind: 'limited' }> | null;
  /** The signed time for the next try: the one that came, or a fresh one where that is of no use. */
  stamp: string;
  /** A mail asks to confirm; or the address is the customer's own, and it is done. */
  done: 'sent' | 'ready' | null;
};
