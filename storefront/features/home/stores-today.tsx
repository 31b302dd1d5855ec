import { hoursSpan, shortTime, weekText } from '#domain/base/time/week-text.ts';
import { type OpeningNow, openingNow } from '#domain/stores/opening-now.ts';
import { shop } from '#shop.config';
import { storePage } from '#storefront/features/shell/service-links.ts';
import { useSpecialDays } from '#storefront/features/stores/special-days.ts';
import { useMinute } from '#storefront/features/stores/use-minute.ts';
import { type T, useI18n } from '#storefront/i18n/i18n.tsx';
import { weekdayNames } from '#storefront/i18n/moments.ts';
import { links } from '#storefront/links.ts';
import { TextLink } from '#storefront/ui/link/link.tsx';
import { StockLine } from '#storefront/ui/stock-line/stock-line.tsx';

function statusOf({ state, time: at }: OpeningNow, t: T) {
  const time = at ? shortTime(at) : '';
  if (state === 'open') return { kind: 'ok' as const, text: t('home.hours.open', { time }) };
  if (state === 'soon') return { kind: 'later' as const, text: t('home.hours.soon', { time }) };
  if (state === 'later') return { kind: 'none' as const, text: t('home.hours.opens', { time }) };
  return { kind: 'none' as const, text: t('home.hours.closed') };
}

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
        const status = opening && statusOf(opening, t);
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
