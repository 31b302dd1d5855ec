import catalog from './en/catalog.ts';
import common from './en/common.ts';
import search from './en/search.ts';
import ui from './en/ui.ts';

/** What every page may say; cart, checkout and thank-you page bring their own (`en-buying.ts`). */
export default { ...common, ...catalog, ...search, ...ui } as const;
