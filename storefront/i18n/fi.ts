import cart from './fi/cart.ts';
import catalog from './fi/catalog.ts';
import checkout from './fi/checkout.ts';
import common from './fi/common.ts';
import content from './fi/content.ts';
import order from './fi/order.ts';
import search from './fi/search.ts';
import ui from './fi/ui.ts';

export default { ...common, ...catalog, ...search, ...content, ...cart, ...checkout, ...order, ...ui } as const;
