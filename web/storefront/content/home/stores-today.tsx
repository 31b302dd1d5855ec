import { localDay } from '#domain/base/time/local-day.ts';
import { hoursSpan, weekText } from '#domain/base/time/week-text.ts';
import { nextOpening, openingNow } from '#domain/content/stores/opening-now.ts';
import { shop } from '#shop.config';
import { useI18n } from '#web/messages/i18n.tsx';
import { weekdayNames } from '#web/messages/moments.ts';
import { links } from '#web/storefront/base/links.ts';
import { storePage } from '#web/storefront/base/service-links.ts';
import { useSpecialDays } from '#web/storefront/base/special-days.ts';
import { useMinute } from '#web/storefront/base/use-minute.ts';
import { lazyComponent } from '#web/ui/lazy-component.ts';
import { TextLink } from '#web/ui/link/link.tsx';
import { StockLine } from '#web/ui/stock-line/stock-line.tsx';
import { statusOf } from './store-status.ts';
import styles from './stores-today.module.css';
import { WhenSeen } from './when-seen.tsx';

const NearestStore = lazyComponent(() => import('#web/storefront/catalog/stock/nearest-store.tsx'));

/**
 * Stores with their hours. Today's hours and the opening state appear after hydration, because the cached page has no
 * clock.
 */
export function StoresToday() {
  const { t, locale } = useI18n();
  const now = useMinute();
  const specialOf = useSpecialDays();
  return (
    <div className="stack-6">
      <div className={styles.shops}>
        {shop.stores.map(({ id, name, street, postcode, city, phone, hours }) => {
          const week = weekText(hours, weekdayNames(locale));
          const opening = now && openingNow(hours, specialOf(id), now, shop.timeZone);
          const next = now && nextOpening(hours, specialOf(id), localDay(now, shop.timeZone));
          const status = opening && statusOf(opening, next, t, locale);
          return (
            <div className={styles.shop} key={id}>
              <h3>
                <TextLink to={links(locale).content(storePage(id))}>{name}</TextLink>
              </h3>
              <p className={styles.shopHours}>
                {opening && (opening.today ? hoursSpan(opening.today) : t('home.hours.closedToday'))}{' '}
                <small>{week}</small>
              </p>
              <p className={styles.shopNow}>{status && <StockLine kind={status.kind}>{status.text}</StockLine>}</p>
              <p>
                {street}, {postcode} {city}
                <br />
                <a className="link num" href={`tel:${phone.replaceAll(' ', '')}`}>
                  {phone}
                </a>
              </p>
            </div>
          );
        })}
      </div>
      <WhenSeen>
        <NearestStore />
      </WhenSeen>
    </div>
  );
}
