import type { StoreConfig } from '#domain/base/shop-config.ts';
import type { OpeningHours, Weekday } from '#domain/base/time/local-clock.ts';
import type { SpecialDays } from '#domain/base/time/opening-hours.ts';
import { shop } from '#shop.config';
import { postalAddress, telephone } from '#web/storefront/base/seo/json-ld/site.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Weekly hours, days with the same hours combined; a missing day is closed. */
function weekOf(hours: OpeningHours): object[] {
  const open = Object.entries(hours).flatMap(([day, times]) =>
    times ? [{ day: DAYS[(Number(day) as Weekday) - 1], ...times }] : [],
  );
  return [...Map.groupBy(open, ({ opens, closes }) => `${opens}–${closes}`).values()].map((days) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map(({ day }) => `https://schema.org/${day}`),
    opens: days[0]?.opens,
    closes: days[0]?.closes,
  }));
}

/** Special days; schema.org expresses closed as midnight to midnight. */
const specialOf = (special: SpecialDays): object[] =>
  Object.entries(special).map(([day, hours]) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: day,
    validThrough: day,
    opens: hours?.opens ?? '00:00',
    closes: hours?.closes ?? '00:00',
  }));

type Given = { url: string; baseUrl: string; special: SpecialDays; image?: string | null };

/** schema.org LocalBusiness of a store with its coming special days; `url` is the absolute URL of its page. */
export function storeJsonLd(store: StoreConfig, { url, baseUrl, special, image }: Given): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Store',
    '@id': `${baseUrl}/cms/myymalat/${store.id}#store`,
    name: `${shop.name} ${store.name}`,
    url,
    image: image ? `${baseUrl}/pictures/${image}/og.jpg` : `${baseUrl}/share.jpg`,
    telephone: telephone(store.phone),
    email: store.email,
    address: postalAddress(store),
    openingHoursSpecification: weekOf(store.hours),
    ...(Object.keys(special).length > 0 ? { specialOpeningHoursSpecification: specialOf(special) } : {}),
    parentOrganization: { '@id': `${baseUrl}/#organization` },
  };
}
