import type { Locale } from '#domain/base/locale.ts';
import { clockText, weekdayDate } from '#domain/base/time/clock-text.ts';
import { arrivalDays, type DispatchFacts, orderByForChristmas, type WorkingDays } from './arrival-days.ts';

const texts = {
  fi: {
    before: (until: string, span: string) => `Tilaa ennen klo ${until}, perillä ${span}`,
    now: (span: string) => `Tilaa nyt, perillä ${span}`,
    christmas: (day: string) => `Jouluksi perille, kun tilaat viimeistään ${day}`,
  },
  en: {
    before: (until: string, span: string) => `Order before ${until}, delivered ${span}`,
    now: (span: string) => `Order now, delivered ${span}`,
    christmas: (day: string) => `In time for Christmas if you order by ${day}`,
  },
} satisfies Record<Locale, object>;

/**
 * When goods in stock arrive if they are ordered now, as a sentence (stock-9), and on request until when to order for Christmas
 * (stock-10).
 */
export function arrivalSentence(
  days: WorkingDays,
  now: Date,
  facts: DispatchFacts,
  { locale, withChristmas = false }: { locale: Locale; withChristmas?: boolean },
): string {
  const { until, first, last } = arrivalDays(days, now, facts);
  const say = texts[locale];
  const span =
    first === last ? weekdayDate(first, locale) : `${weekdayDate(first, locale)} – ${weekdayDate(last, locale)}`;
  const arrives = until ? say.before(clockText(until, locale), span) : say.now(span);
  const by = withChristmas ? orderByForChristmas(days, now, facts) : null;
  return by ? `${arrives} ${say.christmas(weekdayDate(by, locale))}` : arrives;
}
