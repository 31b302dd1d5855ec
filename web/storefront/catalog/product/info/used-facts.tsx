import { type Localized, localize } from '#domain/base/locale.ts';
import type { TradeIn } from '#domain/catalog/products/product.ts';
import { shop } from '#shop.config';
import { dateText } from '#web/messages/dates.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import styles from './product-info.module.css';

/** The facts of a used machine: year, use, condition, store and margin-scheme VAT (product-6). */
export function UsedFacts({
  tradeIn: { year, hours, kilometres, condition, store, marginScheme, owners, firstRegistered, defects, inspection },
}: {
  tradeIn: TradeIn;
}) {
  const { t, locale } = useI18n();
  const number = new Intl.NumberFormat(locale);
  const place = shop.stores.find(({ id }) => id === store)?.name ?? store;
  const rows = [
    { term: t('info.used.year'), value: String(year) },
    ...(hours === null ? [] : [{ term: t('info.used.hours'), value: `${number.format(hours)} h` }]),
    ...(kilometres === null ? [] : [{ term: t('info.used.kilometres'), value: `${number.format(kilometres)} km` }]),
    ...(owners === undefined ? [] : [{ term: t('info.used.owners'), value: String(owners) }]),
    ...(firstRegistered ? [{ term: t('info.used.registered'), value: dateText(firstRegistered, locale) }] : []),
    { term: t('info.used.condition'), value: t(`catalog.used.${condition}`) },
    { term: t('info.used.store'), value: place },
  ];
  return (
    <>
      <dl className={styles.used} aria-label={t('info.used')}>
        {rows.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      {defects && (
        <section aria-labelledby="used-defects">
          <h3 id="used-defects">{t('info.used.defects')}</h3>
          {defects.length === 0 ? (
            <p>{t('info.used.noDefects')}</p>
          ) : (
            <ul>
              {defects.map((defect) => (
                <li key={defect.fi}>
                  <InLanguage text={defect} />
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
      {inspection && inspection.length > 0 && (
        <details>
          <summary>{t('info.used.inspection', { count: inspection.length })}</summary>
          <dl className={styles.used}>
            {inspection.map(({ point, mark }) => (
              <div key={point.fi}>
                <dt>
                  <InLanguage text={point} />
                </dt>
                <dd>{t(`info.used.mark.${mark}`)}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      {marginScheme && <p className="small muted">{t('info.used.margin')}</p>}
    </>
  );
}

/** A text of the shop's own data: Finnish, marked as such, where it has no translation. */
function InLanguage({ text }: { text: Localized }) {
  const shown = localize(text, useI18n().locale);
  return <span lang={shown.lang}>{shown.text}</span>;
}
