import { SHELF_SKU } from './goods.ts';
import type { Asked } from './probe.ts';

const page = `/product/tuote-${SHELF_SKU.toLowerCase()}`;

/** A cached page that orders do not invalidate. */
export const keptPage: Asked = { name: 'kept page', path: '/uutiset-ja-artikkelit' };
/** A filter in the address: rendered for each request. */
export const drawnPage: Asked = { name: 'drawn page', path: `${page}?koko=xl` };
export const searchPage: Asked = {
  name: 'search page',
  path: `/haku?q=${SHELF_SKU}`,
  isGood: ({ status, text }) => status === 200 && text.includes(page),
};
/** The browser's request when something is added to the cart. */
export const cartCheck: Asked = {
  name: 'cart check',
  path: '/functions/paymentGateway-validateCartV2',
  init: {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ items: [{ sku: SHELF_SKU, amount: 1 }] }),
  },
};

export const everyPage: readonly Asked[] = [keptPage, drawnPage, searchPage, cartCheck];
