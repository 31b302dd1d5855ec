import { z } from 'zod';
import type { KeptCart } from '#backend/sales/shared-carts/service.ts';
import { context, localeIn, nothing } from '../ucp/fields.ts';
import { type Message, notFound, type Outcome, shown, withMessages } from '../ucp/message.ts';
import { type Call, operation } from '../ucp/operation.ts';
import { codeIn, type DiscountsInput, discountMessages, discountsInput, presentDiscounts } from './discounts.ts';
import { lineItems } from './lines.ts';
import { continueUrl, presentCart, priceMessages, problemMessages } from './present.ts';
import { priceCartOf } from './price.ts';

const cartInput = z.looseObject({ line_items: lineItems, context, discounts: discountsInput });

const noCart = notFound('There is no such cart, or its time is over.');

/** A cart at today's prices, with what is wrong with it. */
async function answer(
  kept: KeptCart,
  { shop, negotiated, ip }: Pick<Call<unknown>, 'shop' | 'negotiated' | 'ip'>,
  asked: DiscountsInput = undefined,
): Promise<Outcome> {
  const priced = await priceCartOf(shop, kept, ip);
  const messages: Message[] = [
    ...problemMessages(priced.problems, kept.locale),
    ...discountMessages(asked, priced, kept),
    ...priceMessages(priced, kept.locale),
  ];
  return shown({
    ...presentCart(kept, priced, shop),
    ...presentDiscounts(priced, kept, negotiated),
    ...(!kept.isCancelled && { continue_url: continueUrl(kept, shop) }),
    ...withMessages(messages),
  });
}

const createCart = operation({
  name: 'create_cart',
  capability: 'dev.ucp.shopping.cart',
  method: 'POST',
  path: '/carts',
  argument: 'cart',
  summary: 'Make a cart. Its continue_url opens it in the buyer’s browser.',
  writes: true,
  creates: true,
  input: cartInput,
  async run(call) {
    const { shop, input, negotiated } = call;
    const cart = {
      lines: input.line_items,
      campaignCode: codeIn(input.discounts, null, negotiated),
      locale: localeIn(input.context),
      delivery: null,
    };
    const token = await shop.sharedCarts.agents.make('cart', cart);
    const kept = await shop.sharedCarts.agents.read('cart', token);
    return kept ? answer(kept, call, input.discounts) : noCart;
  },
});

const getCart = operation({
  name: 'get_cart',
  capability: 'dev.ucp.shopping.cart',
  method: 'GET',
  path: '/carts/{id}',
  argument: null,
  summary: 'Get a cart at today’s prices and stock.',
  writes: false,
  input: nothing,
  async run(call) {
    const kept = await call.shop.sharedCarts.agents.read('cart', call.id);
    return kept && !kept.isCancelled ? answer(kept, call) : noCart;
  },
});

const updateCart = operation({
  name: 'update_cart',
  capability: 'dev.ucp.shopping.cart',
  method: 'PUT',
  path: '/carts/{id}',
  argument: 'cart',
  summary: 'Replace what is in a cart.',
  writes: true,
  input: cartInput,
  async run(call) {
    const { shop, id, input, negotiated } = call;
    const { agents } = shop.sharedCarts;
    const kept = await agents.read('cart', id);
    if (!kept || kept.isCancelled) return noCart;
    const changed = {
      ...kept,
      lines: input.line_items,
      campaignCode: codeIn(input.discounts, kept.campaignCode, negotiated),
      locale: localeIn(input.context, kept.locale),
    };
    const done = await agents.change('cart', id, changed);
    return done.ok ? answer(changed, call, input.discounts) : noCart;
  },
});

const cancelCart = operation({
  name: 'cancel_cart',
  capability: 'dev.ucp.shopping.cart',
  method: 'POST',
  path: '/carts/{id}/cancel',
  argument: null,
  summary: 'Throw a cart away; its link opens nothing any more.',
  writes: true,
  input: nothing,
  async run(call) {
    const { agents } = call.shop.sharedCarts;
    const kept = await agents.read('cart', call.id);
    if (!kept) return noCart;
    const ended = await agents.cancel('cart', call.id);
    return ended.ok ? answer({ ...kept, isCancelled: true }, call) : noCart;
  },
});

export const cartOperations = [createCart, getCart, updateCart, cancelCart];
