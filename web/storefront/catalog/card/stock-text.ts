import type { Locale } from '#domain/base/locale.ts';
import type { Stock } from '#domain/catalog/products/product.ts';
import { shop } from '#shop.config';
import { shortDateText } from '#web/messages/dates.ts';
import type { T } from '#web/messages/i18n.tsx';

export type StockText = { kind: 'ok' | 'later' | 'none'; text: string };

const storeName = (id: string): string => shop.stores.find((store) => store.id === id)?.name ?? id;

/** One line about a product's stock: how many stores have it, when it arrives, or that it is out of stock (stock-1). */
export function stockText(stock: Stock, t: T, locale: Locale): StockText {
  const stores = Object.entries(stock.storeAvailability).filter(([, pieces]) => pieces > 0);
  const coming =
    stock.nextDeliveryDate && t('catalog.stock.coming', { date: shortDateText(stock.nextDeliveryDate, locale) });
  if (stock.stockStatus === 'inStock') {
    const [only] = stores;
    if (only && stores.length === 1 && stock.qty === 1)
      return { kind: 'ok', text: t('catalog.stock.last', { store: storeName(only[0]) }) };
    return {
      kind: 'ok',
      text: stores.length > 0 ? t('catalog.stock.stores', { count: stores.length }) : t('catalog.stock.web'),
    };
  }
  if (stock.stockStatus === 'backorder') return { kind: 'later', text: coming || t('catalog.stock.order') };
  return coming ? { kind: 'later', text: coming } : { kind: 'none', text: t('catalog.stock.none') };
}
