import type { QuoteErrorKey } from '#domain/sales/quotes/quote-errors.ts';

/** What has been done, as the page's address says it after the form that did it. */
export const quoteDone = ['kysymys', 'hyvaksytty', 'hylatty', 'peruttu'] as const;
export type QuoteDone = (typeof quoteDone)[number];

export const readDone = (text: string | null): QuoteDone | null => quoteDone.find((done) => done === text) ?? null;

/** A form of the page that was not accepted. */
export type QuotePageAnswer = {
  problem: QuoteErrorKey | null;
  failure: 'not_now' | 'changed' | 'limited' | 'lost' | null;
  /** The question as typed. */
  words: string;
  /** Another number at every try. */
  at: number;
};
