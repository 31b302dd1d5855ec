import { use } from 'react';
import { TagManagerId } from '#web/storefront/site/tags/tag-manager-id.ts';
import { classes } from '#web/ui/classes.ts';
import { bannerHtml } from './banner-html.ts';
import styles from './consent.module.css';

/**
 * The consent banner. Its HTML is the same for every visitor; CSS hides it after a choice, which the early script
 * detects, and without JavaScript, when nothing needs consent. It follows the skip link, so that the keyboard reaches
 * it first. The browser build has no text for it, and hydration leaves the server's HTML alone.
 */
export const ConsentBanner = () => (
  <section
    className={classes('no-print', styles.consent)}
    aria-labelledby="consent-title"
    data-nosnippet=""
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: own texts, no user input
    dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? bannerHtml(use(TagManagerId) !== null) : '' }}
  />
);
