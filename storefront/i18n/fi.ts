import catalog from './fi/catalog.ts';
import common from './fi/common.ts';
import search from './fi/search.ts';
import ui from './fi/ui.ts';

/** What every page may say; listings, product pages, cart, checkout and thank-you page bring their own (i18n.tsx). */
export default { ...common, ...catalog, ...search, ...ui } as const;
