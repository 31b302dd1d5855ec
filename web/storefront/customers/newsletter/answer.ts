import type { AlertProblems } from '#backend/customers/alerts/service.ts';
import type { Sku } from '#domain/base/ids.ts';
import type { Failure } from '#web/storefront/customers/sign-in/form/answer.ts';

/** State of a newsletter or alert form after submitting, with the typed values. */
export type AskAnswer = {
  /** Different for every try, so that the same message is announced again. */
  at: number;
  email: string;
  /** Chosen sku; '' without one. */
  sku: Sku;
  kind: string;
  problems: AlertProblems;
  failure: 'again' | 'lost' | Extract<Failure, { kind: 'limited' }> | null;
  /** Signed opening time for the next try: the submitted one, or a new one if that is unusable. */
  stamp: string;
  /** 'sent': a confirmation mail went out; 'ready': the customer's own address, done. */
  done: 'sent' | 'ready' | null;
};
