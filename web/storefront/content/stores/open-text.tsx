import { clockText } from '#domain/base/time/clock-text.ts';
import { localDay } from '#domain/base/time/local-day.ts';
import { nextOpening, openingNow } from '#domain/content/stores/opening-now.ts';
import type { StoreView } from '#domain/content/stores/store-view.ts';
import { shop } from '#shop.config';
import { weekdayText } from '#web/messages/dates.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { useMinute } from '#web/storefront/base/use-minute.ts';
import { StockLine } from '#web/ui/stock-line/stock-line.tsx';

const kinds = { open: 'ok', soon: 'later', later: 'none', closed: 'none' } as const;

/**
 * "Auki tänään klo 18 asti", or when it opens; empty before hydration, because the cached page has no clock (store-1).
 */
export function OpenText({ store: { hours, special } }: { store: Pick<StoreView, 'hours' | 'special'> }) {
  const { t, locale } = useI18n();
  const now = useMinute();
  if (!now) return null;
  const days = Object.fromEntries(special.map(({ day, hours: open }) => [day, open]));
  const { state, time } = openingNow(hours, days, now, shop.timeZone);
  const text = () => {
    if (time && state !== 'closed') return t(`store.now.${state}`, { time: clockText(time, locale) });
    const next = nextOpening(hours, days, localDay(now, shop.timeZone));
    if (!next) return t('store.now.closed');
    const at = clockText(next.time, locale);
    if (next.inDays === 1) return t('store.now.tomorrow', { time: at });
    return t('store.now.next', { day: weekdayText(next.day, locale), time: at });
  };
  return <StockLine kind={kinds[state]}>{text()}</StockLine>;
}
