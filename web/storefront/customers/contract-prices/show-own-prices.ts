import type { OwnPricesAnswer } from '#backend/customers/contract-prices/routes.ts';
import type { OwnPrice } from '#backend/customers/contract-prices/service.ts';
import type { Sku } from '#domain/base/ids.ts';
import { localeOf } from '#domain/base/locale.ts';
import { loadLocale } from '#web/messages/i18n.tsx';
import { callBackend } from '#web/storefront/base/functions-client/call-backend.ts';
import { ownPriceTexts } from './own-price-texts.ts';

/** Skus of one request. */
const MOST = 100;
const SOON_MS = 80;
/** How far above the wish button of a product its price block may be. */
const LEVELS = 5;

/** What is known: the own price of a sku, or null when it costs what everybody pays. */
const known = new Map<Sku, OwnPrice | null>();
let watching: MutationObserver | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Where prices of skus stand: beside the wish button of a product, or inside an element with its sku. */
function places(): { sku: Sku; box: Element }[] {
  const marked = [...document.querySelectorAll<HTMLElement>('[data-own-price]')];
  const hearts = [...document.querySelectorAll<HTMLElement>('[data-wish]')];
  return [
    ...marked.map((box) => ({ sku: box.dataset.ownPrice ?? '', box })),
    ...hearts.flatMap((heart) => {
      let box: Element | null = null;
      let above = heart.parentElement;
      for (let level = 0; level < LEVELS && above && !box; level++) {
        box = above.querySelector('.price');
        above = above.parentElement;
      }
      return box ? [{ sku: heart.dataset.wish ?? '', box }] : [];
    }),
  ];
}

/** Writes the own price at the end of a box, which the page itself never reads. */
async function show({ sku, box }: { sku: Sku; box: Element }) {
  const own = known.get(sku);
  const shown = box.querySelector<HTMLElement>(':scope > [data-own]');
  if (!own) return shown?.remove();
  if (shown?.dataset.own === sku) return;
  shown?.remove();
  const t = await loadLocale(localeOf(location.pathname), 'company');
  const line = document.createElement('b');
  line.className = 'price-unit num';
  line.dataset.own = sku;
  const { gross, net } = ownPriceTexts(own, t);
  for (const [text, kind] of net === gross
    ? [[gross, '']]
    : [
        [gross, 'vat-in'],
        [net, 'vat-ex'],
      ]) {
    const part = document.createElement('span');
    part.className = kind ?? '';
    part.textContent = text ?? '';
    line.append(part);
  }
  if (!box.querySelector(':scope > [data-own]')) box.append(line);
}

async function look() {
  const found = places();
  const unknown = [...new Set(found.map(({ sku }) => sku))].filter((sku) => sku && !known.has(sku));
  for (let i = 0; i < unknown.length; i += MOST) {
    const skus = unknown.slice(i, i + MOST);
    const body = { skus, locale: localeOf(location.pathname) };
    const answer = await callBackend<OwnPricesAnswer>('/api/own-prices', { method: 'POST', body }).catch(() => null);
    // without a response the prices of everybody stay, and the next change of the page asks again
    if (!answer || !watching) return;
    for (const sku of skus) known.set(sku, null);
    for (const price of answer.prices) known.set(price.sku, price);
  }
  await Promise.all(found.map(show));
}

function lookSoon() {
  clearTimeout(timer);
  timer = setTimeout(() => void look(), SOON_MS);
}

/**
 * Shows a company's own prices beside those of everybody, on pages that are the same for every visitor (contract-5). Loaded for
 * members of companies with contract prices alone; it asks for the skus on screen.
 */
export function showOwnPrices() {
  if (watching) return;
  watching = new MutationObserver(lookSoon);
  watching.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-wish', 'data-own-price'],
  });
  lookSoon();
}

/** Takes own prices off the page, e.g. after signing out. */
export function hideOwnPrices() {
  watching?.disconnect();
  watching = null;
  clearTimeout(timer);
  known.clear();
  for (const line of document.querySelectorAll('[data-own]')) line.remove();
}
