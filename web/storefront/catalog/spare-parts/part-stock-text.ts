import type { Locale } from '#domain/base/locale.ts';
import type { SparePartHit } from '#domain/catalog/spare-parts/part.ts';
import { shortDateText } from '#web/messages/dates.ts';
import type { T } from '#web/messages/i18n.tsx';

export type PartStockText = { kind: 'ok' | 'later' | 'none'; text: string };

type PartStatus = Pick<SparePartHit, 'stock' | 'isSold' | 'replacedBy'>;

/** One line about a part: pieces in stock, when it arrives, or why it is not sold. */
export function partStockText(
  { stock, isSold, replacedBy }: PartStatus,
  isStockFetched: boolean,
  t: T,
  locale: Locale,
): PartStockText {
  if (replacedBy.length > 0) return { kind: 'none', text: t('parts.stock.gone') };
  if (!isSold) return { kind: 'none', text: t('parts.stock.askPrice') };
  if (!stock) return { kind: 'none', text: t(isStockFetched ? 'parts.stock.unknown' : 'parts.stock.pending') };
  if (stock.stockStatus === 'inStock') return { kind: 'ok', text: t('parts.stock.pieces', { count: stock.qty ?? 1 }) };
  const { nextDeliveryDate: date } = stock;
  return {
    kind: 'later',
    text: date ? t('parts.stock.coming', { date: shortDateText(date, locale) }) : t('parts.stock.order'),
  };
}
