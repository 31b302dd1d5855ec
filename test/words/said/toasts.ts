import { vi } from 'vitest';
import { loadLocale } from '#web/messages/i18n.tsx';
import { buyParts } from '#web/storefront/catalog/spare-parts/buy-parts.ts';
import type { WishOutcome } from '#web/storefront/customers/wish-lists/acts/outcome.ts';
import { outcomeText } from '#web/storefront/customers/wish-lists/acts/outcome-text.ts';
import { saveChoice } from '#web/storefront/customers/wish-lists/hearts/save-choice.ts';
import { purchaseActions } from '#web/storefront/sales/cart/purchase-actions.ts';
import { addToQuote } from '#web/storefront/sales/quote-cart/add-to-quote.ts';
import { useToasts } from '#web/ui/toast/toast-store.ts';
import type { Saying, Sayings } from './saying.ts';
import { testPart } from './test-part.ts';

/** The text of an action's toast, and its link. */
async function toastOf(act: () => unknown): Promise<string> {
  useToasts.setState({ toasts: [] });
  await act();
  return useToasts
    .getState()
    .toasts.map(({ message, cta, ttl }) => `${message} [${cta?.label ?? ''}] ${ttl}`)
    .join('\n');
}

const wanted = (amount: number) => [{ part: testPart, amount }];
const inCart = (amount: number) => toastOf(() => buyParts(wanted(amount), 'fi', purchaseActions));
const inQuoteCart = (amount: number) =>
  toastOf(() => addToQuote([{ sku: 'A', slug: 'a', title: 'Tuote', amount }], 'fi'));

const outcome =
  (act: WishOutcome['act'], failed?: 'failed' | 'not_found'): Saying =>
  async () => {
    const t = await loadLocale('fi', 'wishes');
    const done: WishOutcome = failed
      ? { ok: false, act, reason: failed, name: 'Kesä' }
      : { ok: true, act, name: 'Kesä' };
    return outcomeText(done, t)?.message ?? 'nothing';
  };
const ofKesa = (says: Saying) => ({ with: { name: 'Kesä' }, says });

/** The text after saving wish lists, by the shop's response. */
const chosen = (status: number, answer: object) =>
  toastOf(async () => {
    vi.stubGlobal('fetch', async () => Response.json(answer, { status }));
    vi.stubGlobal('dispatchEvent', () => true);
    const lists = [{ id: 'x', name: 'Kesä', count: 0, has: false }];
    await saveChoice({
      sku: 'A',
      lists,
      listIds: ['x'],
      newList: undefined,
      locale: 'fi',
      t: await loadLocale('fi', 'wishes'),
    });
    vi.unstubAllGlobals();
  });

export const saidByToasts: Sayings = {
  'Tuote lisätty ostoskoriin!': () => inCart(1),
  '{n} kpl lisätty ostoskoriin!': { with: { n: '3' }, says: () => inCart(3) },
  'Tuote lisätty tarjouskoriin!': () => inQuoteCart(1),
  '{n} kpl lisätty tarjouskoriin!': { with: { n: '3' }, says: () => inQuoteCart(3) },
  'Siirry tarjouskoriin': () => inQuoteCart(1),
  'Toivelista "{name}" luotu!': ofKesa(outcome('create')),
  'Uuden toivelistan luonti epäonnistui!': outcome('create', 'failed'),
  'Toivelista "{name}" poistettu!': ofKesa(outcome('delete')),
  'Toivelistan poistaminen epäonnistui!': outcome('delete', 'failed'),
  'Toivelistan nimi päivitetty!': outcome('rename'),
  'Toivelistan päivittäminen epäonnistui!': outcome('rename', 'failed'),
  'Toivelistaa ei löytynyt!': outcome('rename', 'not_found'),
  'Tuote poistettu toivelistalta!': outcome('remove'),
  'Tuotteen poistaminen toivelistasta epäonnistui': outcome('remove', 'failed'),
  'Tuote lisätty toivelistalle "{name}"': ofKesa(outcome('restore')),
  'Tuotteen lisääminen toivelistaan epäonnistui': outcome('restore', 'failed'),
  'Toivelista päivitetty!': () => chosen(200, { updated: 1, created: null }),
  '{n} toivelistaa päivitetty!': { with: { n: '3' }, says: () => chosen(200, { updated: 3, created: null }) },
  'Toivelistojen päivitys epäonnistui!': () => chosen(500, {}),
};
