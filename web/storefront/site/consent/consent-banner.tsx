import { use } from 'react';
import { TagManagerId } from '#web/storefront/site/tags/tag-manager-id.ts';
import { bannerHtml } from './banner-html.ts';

/**
 * Asks what may be kept beside the essential; the same HTML for every visitor, hidden where a choice was made (early
 * script) or no script runs, as then nothing else is ever kept. Only the skip link stands before it, so that the
 * keyboard comes to it first. The browser's build has no text for it: hydration leaves the server's.
 */
export const ConsentBanner = () => (
  <section
    className="consent"
    aria-labelledby="consent-title"
    data-nosnippet=""
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own texts
    dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? bannerHtml(use(TagManagerId) !== null) : '' }}
  />
);
