import type { KeptCart } from '#backend/sales/shared-carts/service.ts';
import { type Message, type Outcome, shown, withMessages } from '../ucp/message.ts';
import type { Call } from '../ucp/operation.ts';
import { type DiscountsInput, discountMessages, presentDiscounts } from './discounts.ts';
import { fulfillmentMessages, presentFulfillment } from './fulfillment.ts';
import { continueUrl, presentCart, priceMessages, problemMessages } from './present.ts';
import { priceCartOf } from './price.ts';
import { cartTexts } from './texts.ts';

const emptyMessage = (content: string): Message => ({
  type: 'error',
  code: 'field_required',
  content,
  path: '$.line_items',
  severity: 'recoverable',
});

type Asked = { discounts?: DiscountsInput; buyer?: unknown };

/**
 * A checkout at today's prices. The buyer pays on the shop's page, always: what an agent can still mend makes it `incomplete`, and
 * nothing is ever `ready_for_complete` (agent-5).
 */
export async function answerCheckout(
  kept: KeptCart,
  { shop, negotiated, ip }: Pick<Call<unknown>, 'shop' | 'negotiated' | 'ip'>,
  asked: Asked = {},
): Promise<Outcome> {
  const priced = await priceCartOf(shop, kept, ip);
  const { locale, isCancelled } = kept;
  const t = cartTexts[locale];
  const isEmpty = priced.items.length === 0;
  const open: Message[] = [
    ...(isEmpty ? [emptyMessage(t.nothing)] : []),
    ...problemMessages(priced.problems, locale),
    ...fulfillmentMessages(kept, priced, negotiated),
  ];
  const isIncomplete = open.some((message) => message.type === 'error' && message.severity === 'recoverable');
  const status = isCancelled ? 'canceled' : isIncomplete ? 'incomplete' : 'requires_escalation';
  const onPage: Message = {
    type: 'error',
    code: 'payment_in_browser',
    content: t.payHere,
    severity: 'requires_buyer_input',
  };
  const messages: Message[] = [
    ...(status === 'requires_escalation' ? [onPage] : []),
    ...open,
    ...discountMessages(asked.discounts, priced, kept),
    ...priceMessages(priced, locale),
    ...(asked.buyer ? [{ type: 'info', code: 'buyer_not_stored', content: t.noBuyer } as const] : []),
  ];
  return shown({
    ...presentCart(kept, priced, shop),
    status,
    payment: { instruments: [] },
    ...presentFulfillment(kept, priced, negotiated),
    ...presentDiscounts(priced, kept, negotiated),
    ...(!isCancelled && { continue_url: continueUrl(kept, shop) }),
    ...withMessages(messages),
  });
}
