import type { Locale } from '#domain/base/locale.ts';

/** The id of the page's main content, in every layout. */
export const MAIN = 'sisalto';

// here, not among the messages: it is said before any layout has loaded its own
const words = { fi: 'Hyppää pääsisältöön', en: 'Skip to main content' };

/** The first thing on every page, before anything that asks (spec 2). */
export const SkipLink = ({ locale }: { locale: Locale }) => (
  <a className="skip" href={`#${MAIN}`}>
    {words[locale]}
  </a>
);
