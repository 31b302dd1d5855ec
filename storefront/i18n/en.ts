import cart from './en/cart.ts';
import catalog from './en/catalog.ts';
import checkout from './en/checkout.ts';
import common from './en/common.ts';
import content from './en/content.ts';
import order from './en/order.ts';
import search from './en/search.ts';
import ui from './en/ui.ts';

export default { ...common, ...catalog, ...search, ...content, ...cart, ...checkout, ...order, ...ui } as const;
