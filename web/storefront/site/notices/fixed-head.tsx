import { use } from 'react';
import type { Locale } from '#domain/base/locale.ts';
import { BUILD_META, BuildId } from '#web/storefront/base/build-id.ts';

/**
 * What stands in the head of every page of a language and is the same on all of them. Only the server writes it: the
 * browser's copy of the page does without, as React leaves alone what it does not know in the head.
 */
export function FixedHead({ locale }: { locale: Locale }) {
  return (
    <>
      <meta name={BUILD_META} content={use(BuildId)} />
      <link rel="manifest" href={locale === 'en' ? '/en/manifest.webmanifest' : '/manifest.webmanifest'} />
      <link rel="apple-touch-icon" href="/icons/apple-touch-180.png" />
    </>
  );
}
