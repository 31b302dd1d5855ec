import { Link } from 'react-router';
import type { Locale } from '#domain/base/locale.ts';
import { hoursSpan } from '#domain/base/time/week-text.ts';
import type { StoreView } from '#domain/content/stores/store-view.ts';
import { shortDateText, weekdayText } from '#web/messages/dates.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { longWeekdays } from '#web/messages/moments.ts';
import { links } from '#web/storefront/base/links.ts';
import { FactsTable } from '#web/ui/table/table.tsx';
import { OpenText } from './open-text.tsx';
import styles from './stores.module.css';
import { weekRows } from './week-rows.ts';

// "Maanantai–perjantai", "Monday–Friday"
function daysText(names: readonly string[], from: number, to: number, locale: Locale): string {
  const last = names[to - 1] ?? '';
  return to > from ? `${names[from - 1]}–${locale === 'fi' ? last.toLocaleLowerCase(locale) : last}` : last;
}

type Props = {
  store: StoreView;
  title?: string | null;
  /** Set when the title fell back to Finnish. */
  lang?: 'fi' | undefined;
};

/** A store: opening state, week, special days, address and services (store-1). */
export function StoreHours({ store, title, lang }: Props) {
  const { t, locale } = useI18n();
  const { id, name, street, postcode, city, phone, email, hours, special, services } = store;
  const names = longWeekdays(locale);
  const span = (open: Parameters<typeof hoursSpan>[0] | null) => (open ? hoursSpan(open) : t('store.closed'));
  return (
    <section className={styles.card} aria-labelledby={`store-${id}`}>
      <h2 id={`store-${id}`} lang={lang}>
        {title ?? `${name}: ${t('store.hours').toLowerCase()}`}
      </h2>
      <p className="store-now">
        <OpenText store={store} />
      </p>
      <div className={styles.cols}>
        <div className="stack">
          <FactsTable
            caption={t('store.hours')}
            rows={weekRows(hours).map(({ from, to, hours: open }) => ({
              label: daysText(names, from, to, locale),
              value: span(open),
            }))}
          />
          {special.length > 0 && (
            <>
              <h3>{t('store.special')}</h3>
              <FactsTable
                caption={t('store.special')}
                rows={special.map(({ day, name: why, hours: open }) => ({
                  label: `${weekdayText(day, locale)} ${shortDateText(day, locale)} ${why}`,
                  value: span(open),
                }))}
              />
            </>
          )}
        </div>
        <div className="stack">
          <address>
            {street}
            <br />
            {postcode} {city}
            <br />
            <a className="link num" href={`tel:${phone.replaceAll(' ', '')}`}>
              {phone}
            </a>
            <a className="link" href={`mailto:${email}`}>
              {email}
            </a>
            <Link className="link" to={links(locale).contact({ myymala: id })}>
              {t('store.write')}
            </Link>
          </address>
          {services.length > 0 && (
            <>
              <h3>{t('store.services')}</h3>
              <ul>
                {services.map((service) => (
                  <li key={service}>{service}</li>
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
    </section>
  );
}
