import catalog from '#web/messages/en/catalog.ts';
import common from '#web/messages/en/common.ts';
import search from '#web/messages/en/search.ts';
import ui from '#web/messages/en/ui.ts';

/** Messages of every page; cart, checkout and thank-you page load theirs (`en-buying.ts`). */
export default { ...common, ...catalog, ...search, ...ui } as const;
