import { localDay } from '#domain/base/time/local-day.ts';
import { hoursSpan, weekText } from '#domain/base/time/week-text.ts';
import { nextOpening, openingNow } from '#domain/stores/opening-now.ts';
import { shop } from '#shop.config';
import { storePage } from '#storefront/features/shell/service-links.ts';
import { useSpecialDays } from '#storefront/features/stores/special-days.ts';
import { useMinute } from '#storefront/features/stores/use-minute.ts';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { weekdayNames } from '#storefront/i18n/moments.ts';
import { links } from '#storefront/links.ts';
import { TextLink } from '#storefront/ui/link/link.tsx';
import { StockLine } from '#storefront/ui/stock-line/stock-line.tsx';
import { statusOf } from './store-status.ts';

/** The stores with their hours; today's hours and open or closed come after hydration. */
export function StoresToday() {
  const { t, locale } = useI18n();
  const now = useMinute();
  const specialOf = useSpecialDays();
  return (
    <div className="shops">
      {shop.stores.map(({ id, name, street, postcode, city, phone, hours }) => {
        const week = weekText(hours, weekdayNames(locale));
        const opening = now && openingNow(hours, specialOf(id), now, shop.timeZone);
        const next = now && nextOpening(hours, specialOf(id), localDay(now, shop.timeZone));
        const status = opening && statusOf(opening, next, t, locale);
        return (
          <div className="shop" key={id}>
            <h3>
              <TextLink to={links(locale).content(storePage(id))}>{name}</TextLink>
            </h3>
            <p className="shop-hours">
              {opening && (opening.today ? hoursSpan(opening.today) : t('home.hours.closedToday'))}{' '}
              <small>{week}</small>
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
