import { localClock } from '#domain/base/local-clock.ts';
import { localDay } from '#domain/base/local-day.ts';
import { hoursOn } from '#domain/base/opening-hours.ts';
import { weekText } from '#domain/base/week-text.ts';
import { shop } from '#shop.config';
import { storePage } from '#storefront/features/shell/service-links.ts';
import { useSpecialDays } from '#storefront/features/stores/special-days.ts';
import { type StoreToday, storeToday } from '#storefront/features/stores/store-today.ts';
import { useMinute } from '#storefront/features/stores/use-minute.ts';
import { type T, useI18n } from '#storefront/i18n/i18n.tsx';
import { weekdayNames } from '#storefront/i18n/moments.ts';
import { links } from '#storefront/links.ts';
import { TextLink } from '#storefront/ui/link/link.tsx';
import { StockLine } from '#storefront/ui/stock-line/stock-line.tsx';

function statusOf({ state, time }: StoreToday, t: T) {
  if (state === 'open') return { kind: 'ok' as const, text: t('home.hours.open', { time: time ?? '' }) };
  if (state === 'soon') return { kind: 'later' as const, text: t('home.hours.soon', { time: time ?? '' }) };
  if (state === 'opens-later') return { kind: 'none' as const, text: t('home.hours.opens', { time: time ?? '' }) };
  return { kind: 'none' as const, text: t('home.hours.closed') };
}

/** The stores with their hours; today's hours and open or closed come after hydration. */
export function StoresToday() {
  const { t, locale } = useI18n();
  const now = useMinute();
  const specialOf = useSpecialDays();
  const day = now && localDay(now, shop.timeZone);
  return (
    <div className="shops">
      {shop.stores.map(({ id, name, street, postcode, city, phone, hours }) => {
        const week = weekText(hours, weekdayNames(locale));
        const today = day && storeToday(hoursOn(hours, specialOf(id), day), localClock(now, shop.timeZone).minute);
        const status = today && statusOf(today, t);
        return (
          <div className="shop" key={id}>
            <h3>
              <TextLink to={links(locale).content(storePage(id))}>{name}</TextLink>
            </h3>
            <p className="shop-hours">
              {today ? (today.hours ?? t('home.hours.closedToday')) : null} <small>{week}</small>
            </p>
            <p className="shop-now">{status && <StockLine kind={status.kind}>{status.text}</StockLine>}</p>
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
  );
}
