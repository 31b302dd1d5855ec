import type { Locale } from '#domain/base/locale.ts';

/** The id of the page's main content, in every layout. */
export const MAIN = 'sisalto';

// not among the messages: it renders before a layout has loaded its messages
const words = { fi: 'Hyppää pääsisältöön', en: 'Skip to main content' };

/** The skip link, first element of every page (header-2). */
export const SkipLink = ({ locale }: { locale: Locale }) => (
  <a className="skip" href={`#${MAIN}`}>
    {words[locale]}
  </a>
);
