import { z } from 'zod';
import type { KeptCart } from '#backend/sales/shared-carts/service.ts';
import { context, localeIn, nothing } from '../ucp/fields.ts';
import { notFound } from '../ucp/message.ts';
import { type Call, operation } from '../ucp/operation.ts';
import { ProtocolError } from '../ucp/protocol-error.ts';
import { answerCheckout } from './checkout-answer.ts';
import { codeIn, discountsInput } from './discounts.ts';
import { lineItems } from './lines.ts';
import { deliveryIn, fulfillmentInput } from './read-delivery.ts';

const parts = { context, discounts: discountsInput, fulfillment: fulfillmentInput, buyer: z.unknown().optional() };
const createInput = z
  .looseObject({ line_items: lineItems.optional(), cart_id: z.string().max(100).optional(), ...parts })
  .refine((asked) => asked.line_items || asked.cart_id, 'must have line_items or a cart_id');
const updateInput = z.looseObject({ line_items: lineItems, ...parts });

const noCheckout = notFound('There is no such checkout, or its time is over.');

/** An open checkout. One that was cancelled cannot be changed any more. */
async function openCheckout({ shop, id }: Pick<Call<unknown>, 'shop' | 'id'>): Promise<KeptCart | null> {
  const kept = await shop.sharedCarts.agents.read('checkout', id);
  if (kept?.isCancelled) throw new ProtocolError('not_modifiable', 'The checkout has been cancelled.');
  return kept;
}

const createCheckout = operation({
  name: 'create_checkout',
  capability: 'dev.ucp.shopping.checkout',
  method: 'POST',
  path: '/checkout-sessions',
  argument: 'checkout',
  summary: 'Begin a checkout of goods or of a cart. The buyer pays on the page of its continue_url.',
  writes: true,
  creates: true,
  input: createInput,
  async run(call) {
    const { shop, input, negotiated } = call;
    const { agents } = shop.sharedCarts;
    // a cart's contents win over those of the request
    const cart = input.cart_id === undefined ? null : await agents.read('cart', input.cart_id);
    if (input.cart_id !== undefined && (!cart || cart.isCancelled))
      return notFound('There is no such cart, or its time is over.');
    const checkout = {
      lines: cart?.lines ?? input.line_items ?? [],
      campaignCode: cart ? cart.campaignCode : codeIn(input.discounts, null, negotiated),
      locale: localeIn(input.context, cart?.locale),
      delivery: deliveryIn(input.fulfillment, null, negotiated),
    };
    const token = cart ? await agents.checkoutOf(cart.token, checkout) : await agents.make('checkout', checkout);
    const kept = await agents.read('checkout', token);
    return kept ? answerCheckout(kept, call, input) : noCheckout;
  },
});

const getCheckout = operation({
  name: 'get_checkout',
  capability: 'dev.ucp.shopping.checkout',
  method: 'GET',
  path: '/checkout-sessions/{id}',
  argument: null,
  summary: 'Get a checkout at today’s prices and stock.',
  writes: false,
  input: nothing,
  async run(call) {
    const kept = await call.shop.sharedCarts.agents.read('checkout', call.id);
    return kept ? answerCheckout(kept, call) : noCheckout;
  },
});

const updateCheckout = operation({
  name: 'update_checkout',
  capability: 'dev.ucp.shopping.checkout',
  method: 'PUT',
  path: '/checkout-sessions/{id}',
  argument: 'checkout',
  summary: 'Replace the goods of a checkout; choose its delivery, give a discount code.',
  writes: true,
  input: updateInput,
  async run(call) {
    const { shop, id, input, negotiated } = call;
    const kept = await openCheckout(call);
    if (!kept) return noCheckout;
    const changed = {
      ...kept,
      lines: input.line_items,
      campaignCode: codeIn(input.discounts, kept.campaignCode, negotiated),
      locale: localeIn(input.context, kept.locale),
      delivery: deliveryIn(input.fulfillment, kept.delivery, negotiated),
    };
    const done = await shop.sharedCarts.agents.change('checkout', id, changed);
    return done.ok ? answerCheckout(changed, call, input) : noCheckout;
  },
});

const completeCheckout = operation({
  name: 'complete_checkout',
  capability: 'dev.ucp.shopping.checkout',
  method: 'POST',
  path: '/checkout-sessions/{id}/complete',
  argument: 'checkout',
  summary: 'Answers with the page where the buyer pays: the shop takes no payment from agents.',
  writes: true,
  input: nothing,
  async run(call) {
    const kept = await openCheckout(call);
    return kept ? answerCheckout(kept, call) : noCheckout;
  },
});

const cancelCheckout = operation({
  name: 'cancel_checkout',
  capability: 'dev.ucp.shopping.checkout',
  method: 'POST',
  path: '/checkout-sessions/{id}/cancel',
  argument: null,
  summary: 'End a checkout; its link opens nothing any more.',
  writes: true,
  input: nothing,
  async run(call) {
    const kept = await openCheckout(call);
    if (!kept) return noCheckout;
    const ended = await call.shop.sharedCarts.agents.cancel('checkout', call.id);
    return ended.ok ? answerCheckout({ ...kept, isCancelled: true }, call) : noCheckout;
  },
});

export const checkoutOperations = [createCheckout, getCheckout, updateCheckout, completeCheckout, cancelCheckout];
