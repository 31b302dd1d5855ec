import { SHELF_SKU } from './goods.ts';
import type { Asked } from './probe.ts';

const page = `/product/tuote-${SHELF_SKU.toLowerCase()}`;

/** Kept, and shows nothing that orders change: a page that has just been dropped has nobody to make it again. */
export const keptPage: Asked = { name: 'kept page', path: '/uutiset-ja-artikkelit' };
/** A choice in the address: drawn anew for who asks. */
export const drawnPage: Asked = { name: 'drawn page', path: `${page}?koko=xl` };
export const searchPage: Asked = {
  name: 'search page',
  path: `/haku?q=${SHELF_SKU}`,
  isGood: ({ status, text }) => status === 200 && text.includes(page),
};
/** What the browser asks when something is put into its cart. */
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
