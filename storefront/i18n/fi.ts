import catalog from './fi/catalog.ts';
import common from './fi/common.ts';
import content from './fi/content.ts';
import product from './fi/product.ts';
import search from './fi/search.ts';
import ui from './fi/ui.ts';

/** What every page may say; cart, checkout and thank-you page bring their own (`fi-buying.ts`). */
export default { ...common, ...catalog, ...product, ...search, ...content, ...ui } as const;
