import catalog from '#web/messages/fi/catalog.ts';
import common from '#web/messages/fi/common.ts';
import search from '#web/messages/fi/search.ts';
import ui from '#web/messages/fi/ui.ts';

/** Messages of every page; listings, product pages, cart, checkout and thank-you page load theirs (i18n.tsx). */
export default { ...common, ...catalog, ...search, ...ui } as const;
