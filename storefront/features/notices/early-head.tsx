import type { Locale } from '#domain/base/locale.ts';
import { earlyScript } from './early-script.ts';
import lateScript from './late-script.ts?worker&url';
import { reportScript } from './report-script.ts';

/** What every page of the shop runs in its head for the visitor's sake; the dev server shows faults by itself. */
export const noticeScript = (): string => (import.meta.env.PROD ? reportScript + earlyScript(lateScript) : '');

/**
 * What stands in the head of every page of a language and is the same on all of them. Only the server writes it: the
 * browser's copy of the page does without, as React leaves alone what it does not know in the head.
 */
export function EarlyHead({ locale }: { locale: Locale }) {
  return (
    <>
      <link rel="manifest" href={locale === 'en' ? '/en/manifest.webmanifest' : '/manifest.webmanifest'} />
      <link rel="apple-touch-icon" href="/icons/apple-touch-180.png" />
    </>
  );
}
