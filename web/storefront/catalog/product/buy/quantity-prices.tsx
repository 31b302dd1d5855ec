import type { QuantityBreak } from '#domain/catalog/prices/quantity-breaks.ts';
import type { Variant } from '#domain/catalog/products/product.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { VatText } from '#web/ui/price/vat-text.tsx';
import styles from './buy-box.module.css';

/** Lower prices of each piece by amount (price-12). A table, so that it is read in pairs. */
export function QuantityPrices({ chosen, breaks }: { chosen: Variant; breaks: readonly QuantityBreak[] }) {
  const { t } = useI18n();
  return (
    <table className={styles.breaks}>
      <caption className="small">{t('product.breaks')}</caption>
      <tbody>
        {breaks.map(({ from, cents }) => (
          <tr key={from}>
            <th scope="row">{t('product.breakFrom', { count: from })}</th>
            <td className="num">
              <VatText cents={cents} rate={chosen.vatRate}>
                {(price) => t('product.breakEach', { price })}
              </VatText>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
