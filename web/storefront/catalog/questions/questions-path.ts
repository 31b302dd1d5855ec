import type { Locale } from '#domain/base/locale.ts';
import { inLocale } from '#web/storefront/base/links.ts';

/**
 * The page of a product's questions. Beside `links`, which every page loads: only HTML of the server and the page itself link
 * there.
 */
export const questionsPath = (locale: Locale, slug: string): string =>
  inLocale(locale, `/kysymykset/${encodeURIComponent(slug)}`);
