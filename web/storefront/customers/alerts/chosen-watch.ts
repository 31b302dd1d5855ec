import type { AlertOptions } from '#backend/customers/alerts/service.ts';
import type { Sku } from '#domain/base/ids.ts';
import type { AlertKind } from '#domain/customers/alerts/alert.ts';
import { ALERT_WORDS } from '#web/storefront/base/alert-words.ts';

const words: Record<AlertKind, string> = ALERT_WORDS;

/** The sku and alert named by the URL; where they are missing or unavailable, the first available ones. */
export function chosenWatch({ variants }: AlertOptions, query: URLSearchParams): { sku: Sku; kind: AlertKind } {
  const asked = Object.entries(words).find(([, word]) => word === query.get('laji'))?.[0];
  const variant =
    variants.find(({ sku }) => sku === query.get('sku')) ??
    variants.find(({ kinds }) => kinds.some((kind) => kind === asked)) ??
    variants[0];
  const kind = variant?.kinds.find((possible) => possible === asked) ?? variant?.kinds[0] ?? 'price_drop';
  return { sku: variant?.sku ?? '', kind };
}
