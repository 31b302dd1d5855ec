import { use } from 'react';
import { chrome } from '#domain/base/brand-colours.ts';
import type { Locale } from '#domain/base/locale.ts';
import { BUILD_META, BuildId } from '#web/storefront/base/build-id.ts';
import { ChangedFactsData, ChangedTokens } from '#web/ui/changed-facts.tsx';

/**
 * Head elements that are the same on all pages of a language. Rendered on the server only: React leaves unknown
 * elements of the head alone.
 */
export function FixedHead({ locale }: { locale: Locale }) {
  const [light, dark] = use(ChangedTokens)?.chrome ?? [chrome.light, chrome.dark];
  return (
    <>
      <meta name="theme-color" content={light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={dark} media="(prefers-color-scheme: dark)" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <meta name={BUILD_META} content={use(BuildId)} />
      {/* before the first frame: lines do not break anew when it loads */}
      <link rel="preload" href="/fonts/archivo-text.woff2" as="font" type="font/woff2" crossOrigin="anonymous" />
      <link rel="manifest" href={locale === 'en' ? '/en/manifest.webmanifest' : '/manifest.webmanifest'} />
      <link rel="apple-touch-icon" href="/icons/apple-touch-180.png" />
      <ChangedFactsData />
    </>
  );
}
