import { footerHtml } from './footer-html.ts';
import styles from './footer-letter.module.css';

/** Newsletter form in the footer of every page. Empty in the browser's build: hydration keeps the server's HTML. */
export const FooterLetter = () => (
  <div
    className={styles.letters}
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own texts
    dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? footerHtml() : '' }}
  />
);
