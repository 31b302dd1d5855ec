import type { Locale } from '#domain/base/locale.ts';
import { formatEuros } from '#domain/base/money.ts';
import type { MissingPrice } from '#domain/catalog/products/way-to-buy.ts';
import { shortDateText } from '#web/messages/dates.ts';
import type { T } from '#web/messages/i18n.tsx';

/** The text in place of a missing price: the day it is published, how to ask for it, else `- €` (price-1). */
export function missingPriceText(missing: MissingPrice, t: T, locale: Locale): string {
  if (missing.kind === 'from') return t('catalog.price.from', { date: shortDateText(missing.at, locale) });
  return missing.kind === 'ask' ? t('catalog.price.ask') : formatEuros(null);
}
