import type { Stock } from '#domain/catalog/product.ts';
import { shop } from '#shop.config';
import { shortDateText } from '#storefront/i18n/dates.ts';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { StockLine, StoreStock } from '#storefront/ui/stock-line/stock-line.tsx';

/** Stock of the chosen sku, store by store. */
export function StoreAvailability({ stock }: { stock: Stock }) {
  const { t, locale } = useI18n();
  const coming = stock.nextDeliveryDate;
  const rows = shop.stores.map(({ id, name }) => {
    const pieces = stock.storeAvailability[id] ?? 0;
    if (pieces > 0)
      return {
        id,
        store: name,
        line: <StockLine kind="ok">{t('catalog.product.storePieces', { count: pieces })}</StockLine>,
        note: t('catalog.product.pickup'),
      };
    return {
      id,
      store: name,
      line: coming ? (
        <StockLine kind="later">{t('catalog.stock.coming', { date: shortDateText(coming, locale) })}</StockLine>
      ) : (
        <StockLine kind="none">{t('catalog.product.storeNone')}</StockLine>
      ),
    };
  });
  return (
    <section aria-label={t('catalog.product.storeStock')}>
      <StoreStock rows={rows} />
    </section>
  );
}
