import { MOST_CARD_CENTS } from '#domain/sales/gift-cards/gift-card.ts';
import { typedCents } from '#web/admin/base/typed-number.ts';
import type fi from '#web/messages/admin/fi/gift-cards.ts';

/** A refused form: why, and what was typed. */
export type CardAnswer = {
  failed: Extract<keyof typeof fi, `fail.${string}`> extends `fail.${infer Reason}` ? Reason : never;
  typed: Record<string, string>;
};

const LONGEST = { reason: 200, message: 1000 } as const;

/** The fields of a form on a gift card; `cents` is null for what is no sum of a card. */
export function readCardForm(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const cents = typedCents(text('sum'));
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  return {
    text,
    typed,
    key: text('key') || null,
    cents: cents !== null && cents !== 0 && Math.abs(cents) <= MOST_CARD_CENTS ? cents : null,
    reason: text('reason').slice(0, LONGEST.reason),
    message: text('message').slice(0, LONGEST.message) || null,
  };
}
