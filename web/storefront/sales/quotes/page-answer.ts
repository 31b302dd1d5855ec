import type { QuoteErrorKey } from '#domain/sales/quotes/quote-errors.ts';

/** The last action, as a query parameter of the page after its form. */
export const quoteDone = ['kysymys', 'hyvaksytty', 'hylatty', 'peruttu'] as const;
export type QuoteDone = (typeof quoteDone)[number];

export const readDone = (text: string | null): QuoteDone | null => quoteDone.find((done) => done === text) ?? null;

/** A form of the page that was refused. */
export type QuotePageAnswer = {
  problem: QuoteErrorKey | null;
  failure: 'not_now' | 'changed' | 'limited' | 'lost' | null;
  /** The question as typed. */
  words: string;
  /** Differs for each attempt. */
  at: number;
};
