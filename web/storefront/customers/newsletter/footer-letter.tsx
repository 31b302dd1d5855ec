import { footerHtml } from './footer-html.ts';

/** Asks for the newsletter at the end of every page. The browser's build has no text for it: hydration leaves the server's. */
export const FooterLetter = () => (
  <div
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own texts
    dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? footerHtml() : '' }}
  />
);
