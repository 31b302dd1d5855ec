import { formatEuros } from '#domain/base/money.ts';
import { comparedDeposits, creditOffer } from '#domain/catalog/prices/monthly-price.ts';
import type { Product } from '#domain/catalog/products/product.ts';
import { workplace } from '#domain/catalog/stock/dispatch-facts.ts';
import { rideStores } from '#domain/catalog/stock/ride-stores.ts';
import { pageFacts, shop } from '#shop.config';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { creditPrice, exampleText, percent } from './credit-example.ts';
import styles from './product-info.module.css';

/** Ways to a vehicle beside its price: a test ride, an exchange, what delivery and registration are, and a monthly price. */
export function VehicleFacts({ product }: { product: Product }) {
  const { t, locale } = useI18n();
  const { variants, slug, sku, tradeIn } = product;
  // a quote is of a variant
  const sold = variants[0]?.sku ?? sku;
  const price = creditPrice(product);
  const to = links(locale);
  const days = workText();
  // a shop without times for test rides is asked for one
  const ride =
    rideStores(variants, tradeIn !== null).length > 0
      ? { href: to.testRide(sold), 'data-way': 'test-ride' }
      : { href: to.contact({ tuote: slug, aihe: 'koeajo' }) };
  return (
    <>
      {price !== null && <Monthly price={price} slug={slug} />}
      <ul className={styles.ways}>
        <li>
          <a className={`link ${styles.way}`} {...ride}>
            {t('info.vehicle.testRide')}
          </a>
        </li>
        <li>
          <a className={`link ${styles.way}`} href={to.tradeIn(sold)} data-way="trade-in">
            {t('info.vehicle.tradeIn')}
          </a>
        </li>
      </ul>
      <p className="small muted">
        {days && `${t('info.vehicle.work', { days })} `}
        {t('info.vehicle.registration')}
      </p>
    </>
  );
}

/** In how many working days the stores make a vehicle ready, `3–5`; empty when none says (handover-1). */
function workText(): string {
  const days = shop.stores.flatMap(({ id }) => workplace(id)?.handoverDays ?? []);
  return [...new Set([Math.min(...days), Math.max(...days)])].filter(Number.isFinite).join('–');
}

/** The monthly price with the facts that advertising of credit must give as one example (vehicle-box-2). */
function Monthly({ price, slug }: { price: number; slug: string }) {
  const { t, locale } = useI18n();
  const { credit: terms } = pageFacts;
  if (!terms) return null;
  const rows = terms.months.map((months) => ({
    months,
    offers: comparedDeposits(price).map((deposit) => creditOffer(price, deposit, months, terms)),
  }));
  const example = rows.at(-1)?.offers[0];
  if (!example) return null;
  return (
    <details className={styles.monthly}>
      <summary>{t('info.monthly.from', { price: formatEuros(example.monthly), months: example.months })}</summary>
      <table>
        <caption className="sr">{t('info.monthly.table')}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.cell}>
              {t('info.monthly.months')}
            </th>
            {comparedDeposits(price).map((deposit) => (
              <th scope="col" key={deposit} className={styles.cell}>
                {t('info.monthly.deposit', { deposit: formatEuros(deposit) })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ months, offers }) => (
            <tr key={months}>
              <th scope="row" className={styles.cell}>
                {t('info.monthly.of', { months })}
              </th>
              {offers.map((offer, i) => (
                // the deposits have an order of their own
                <td key={comparedDeposits(price)[i]} className={styles.cell}>
                  {offer ? t('info.monthly.each', { price: formatEuros(offer.monthly) }) : '–'}
                  {offer && <small>{t('info.monthly.apr', { apr: percent(offer.apr) })}</small>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small">{exampleText(example, terms, t)}</p>
      <a className={`link ${styles.way}`} href={links(locale).monthlyPrice(slug)} data-way="monthly" data-price={price}>
        {t('info.monthly.own')}
      </a>
    </details>
  );
}
