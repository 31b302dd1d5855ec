import type { Locale } from '#domain/base/locale.ts';
import type { OpeningNow } from '#domain/stores/opening-now.ts';
import { clockText } from '#storefront/features/stores/clock-text.ts';
import type { T } from '#storefront/i18n/i18n.tsx';

/** Whether a store is open now, until when or from when, with its mark. */
export function statusOf({ state, time: at }: Pick<OpeningNow, 'state' | 'time'>, t: T, locale: Locale) {
  const time = at ? clockText(at, locale) : '';
  if (state === 'open') return { kind: 'ok' as const, text: t('home.hours.open', { time }) };
  if (state === 'soon') return { kind: 'later' as const, text: t('home.hours.soon', { time }) };
  if (state === 'later') return { kind: 'none' as const, text: t('home.hours.opens', { time }) };
  return { kind: 'none' as const, text: t('home.hours.closed') };
}
