import type { Visitor } from '#backend/customers/sign-in/service.ts';
import type { WishListService } from '#backend/customers/wish-lists/service.ts';
import { isPossibleId } from '#domain/base/ids.ts';
import type { Result } from '#domain/base/result.ts';
import { MAX_AMOUNT, MIN_AMOUNT } from '#domain/catalog/offers/cart-commands.ts';
import type { ChosenSize } from '#domain/catalog/offers/cart-item.ts';
import { type WishAct, type WishOutcome, type WishReason, wishActs } from './outcome.ts';

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

function amountOf(form: FormData): number {
  const amount = Number(textOf(form, 'amount'));
  return Number.isInteger(amount) ? Math.max(MIN_AMOUNT, Math.min(MAX_AMOUNT, amount)) : MIN_AMOUNT;
}

/** A size as `120x200`, or null. */
function sizeOf(text: string): ChosenSize | null {
  const [, width, length] = /^(\d{1,6})x(\d{1,6})$/.exec(text) ?? [];
  return width && length ? { identifier: 'size', widthCm: Number(width), lengthCm: Number(length) } : null;
}

function dateOf(text: string): { addedAt?: Date } {
  const addedAt = new Date(text);
  return Number.isNaN(addedAt.getTime()) ? {} : { addedAt };
}

type Parts = { wishLists: WishListService; visitor: Visitor; form: FormData };
type Done = { name?: string; removed?: Extract<WishOutcome, { ok: true }>['removed'] };

const nameOf = (result: Result<{ name: string }, WishReason>): Result<Done, WishReason> => result;

/** Handler of each action. */
const doers: Record<WishAct, (parts: Parts, id: string) => Promise<Result<Done, WishReason>>> = {
  create: async ({ wishLists, visitor, form }) => nameOf(await wishLists.create(visitor, textOf(form, 'name'))),
  rename: async ({ wishLists, visitor, form }, id) => nameOf(await wishLists.rename(visitor, id, textOf(form, 'name'))),
  delete: async ({ wishLists, visitor }, id) => nameOf(await wishLists.remove(visitor, id)),
  share: async ({ wishLists, visitor }, id) => emptied(await wishLists.share(visitor, id, true)),
  unshare: async ({ wishLists, visitor }, id) => emptied(await wishLists.share(visitor, id, false)),
  amount: async ({ wishLists, visitor, form }, id) =>
    emptied(await wishLists.setAmount(visitor, id, textOf(form, 'item'), amountOf(form))),
  async remove({ wishLists, visitor, form }, id) {
    const gone = await wishLists.removeItem(visitor, id, textOf(form, 'item'));
    if (!gone.ok || !gone.value) return emptied(gone);
    const { sku, title, amount, customization: size, addedAt } = gone.value;
    const customization = size ? `${size.widthCm}x${size.lengthCm}` : '';
    return { ok: true, value: { removed: { sku, name: title, amount, customization, addedAt } } };
  },
  async restore({ wishLists, visitor, form }, listId) {
    const sku = textOf(form, 'sku');
    if (!isPossibleId(sku)) return { ok: false, reason: 'unknown' };
    const customization = sizeOf(textOf(form, 'customization'));
    const wished = { listId, sku, amount: amountOf(form), customization, ...dateOf(textOf(form, 'addedAt')) };
    const added = await wishLists.addItem(visitor, wished);
    return added.ok ? { ok: true, value: { name: added.value.list.name } } : added;
  },
  move: async ({ wishLists, visitor, form }, from) =>
    nameOf(await wishLists.move(visitor, { from, itemId: textOf(form, 'item'), to: textOf(form, 'to') })),
};

const emptied = (result: Result<unknown, WishReason>): Result<Done, WishReason> =>
  result.ok ? { ok: true, value: {} } : result;

/** Handles a form of the wish-list pages on the server; `id` is the page's list, '' in the overview. */
export async function doWishAct(parts: Parts, id = ''): Promise<WishOutcome> {
  const asked = textOf(parts.form, 'act');
  const act = wishActs.find((one) => one === asked) ?? 'create';
  const done = await doers[act](parts, id);
  if (!done.ok) return { ok: false, act, reason: done.reason, name: textOf(parts.form, 'name') };
  const { name = '', removed } = done.value;
  return { ok: true, act, name, ...(removed && { removed }) };
}
