import type { StoredOrder } from '#backend/sales/orders/stored-order.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { AskedLine, ReturnReason, ReturnWish } from '#domain/sales/returns/return-lines.ts';
import { LONGEST } from '#domain/sales/returns/withdrawal-form.ts';

const reasons: Record<Locale, Record<ReturnReason, string>> = {
  fi: {
    size: 'väärä koko',
    changed: 'muutin mieleni',
    different: 'ei vastannut odotuksia',
    faulty: 'viallinen tai vahingoittunut',
    late: 'saapui liian myöhään',
  },
  en: {
    size: 'wrong size',
    changed: 'changed my mind',
    different: 'not what I expected',
    faulty: 'faulty or damaged',
    late: 'arrived too late',
  },
};
const exchangedFor = { fi: 'vaihto tuotteeseen', en: 'exchange for' };

/** A return as its mail and the desk read it, in the order's language: a line for each line. */
export function askedText(
  { lines, locale }: Pick<StoredOrder, 'lines' | 'locale'>,
  { wants, asked, comment }: { wants: ReturnWish; asked: readonly AskedLine[]; comment: string },
): string {
  const rows = asked.map(({ position, amount, reason, sku }) => {
    const line = lines[position];
    const name = [line?.title, line?.variationName].filter(Boolean).join(', ');
    const instead = wants === 'exchange' ? `, ${exchangedFor[locale]} ${sku}` : '';
    return `${amount} × ${name} (${reasons[locale][reason]})${instead}`;
  });
  return [...rows, comment.trim()].filter(Boolean).join('\n').slice(0, LONGEST.message);
}
