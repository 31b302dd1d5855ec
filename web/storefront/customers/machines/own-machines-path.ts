import type { Locale } from '#domain/base/locale.ts';
import { inLocale } from '#web/storefront/base/links.ts';

/** The parameter that opens a form: the id of a machine, or `new`. */
export const OPEN = 'kone';

type Filled = { make: string; model: string; year: string };

/** The path of "Omat koneet"; `open` shows the form of a machine, a new one may be filled in. */
export function ownMachinesPath(locale: Locale, open?: string, filled?: Filled): string {
  const query = open ? `?${new URLSearchParams({ [OPEN]: open, ...filled })}` : '';
  return inLocale(locale, '/oma-tili/koneet', query);
}
