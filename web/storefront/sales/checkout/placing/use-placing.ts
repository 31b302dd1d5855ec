import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { OrderNumber } from '#domain/base/ids.ts';
import { entriesOf } from '#domain/base/records.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import type { LineProblem } from '#domain/catalog/offers/check-lines.ts';
import { wantedLine } from '#domain/catalog/offers/wanted-line.ts';
import type { OrderRequestInput } from '#domain/sales/checkout/order-request.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { noteOrdered } from '#web/storefront/catalog/search/search-clicks.ts';
import { cartStore, clearCart } from '#web/storefront/sales/cart/cart-store.ts';
import { rememberOrder } from '#web/storefront/sales/orders/placed-orders.ts';
import type { Basket } from '../basket/basket.ts';
import { orderProblems, problemsByField } from '../form/check-draft.ts';
import { type Draft, formOf } from '../form/draft.ts';
import type { FieldProblems } from '../form/form-context.tsx';
import type { PaymentForm } from './go-to-payment.tsx';
import { forgetPlacementKey, placementKey } from './placement-key.ts';

type Refusal =
  | {
      reason:
        | 'total_changed'
        | 'payment_unavailable'
        | 'not_deliverable'
        | 'aland'
        | 'failed'
        | 'start_over'
        | 'awaits_approval';
    }
  | { reason: 'unavailable'; lines: Pick<LineProblem, 'id' | 'reason' | 'available'>[] };

/** Why an order was refused, for the page. */
export type Problem = Refusal | { reason: 'order'; messages: ReturnType<typeof orderProblems> };

/** Result of the route's action. */
export type PlaceAnswer =
  | { ok: true; number: OrderNumber; isCustomers: boolean; payment: PaymentForm }
  | { ok: false; reason: 'invalid'; fields: { field: string; message: string }[] }
  | ({ ok: false } & Refusal);

/** Sends the order once per click, keeps all input on failure, and returns the payment on success. `onAwaits`: it waits for an approver. */
export function usePlacing(draft: Draft, onAwaits: () => void) {
  const { locale } = useI18n();
  const { state, data: answer, submit } = useFetcher<PlaceAnswer>();
  const sent = useRef<OrderRequestInput | null>(null);
  const shownItems = useRef<readonly CartItem[]>([]);
  const [shown, setShown] = useState<{ draft: Draft; items: readonly CartItem[] } | null>(null);

  useEffect(() => {
    if (state !== 'idle' || !answer || !sent.current) return;
    // the server takes a customer's pieces out of the cart on all devices; a quote's pieces were in no cart
    const { lines, quote } = sent.current;
    if (answer.ok) {
      rememberOrder({ number: answer.number, lines: answer.isCustomers || quote ? [] : lines });
      noteOrdered(
        shownItems.current.map(({ slug }) => slug),
        locale,
      );
    } else if (answer.reason === 'start_over') forgetPlacementKey();
    // what waits for approval is no longer in the cart; goods of a quote never were
    else if (answer.reason === 'awaits_approval') {
      forgetPlacementKey();
      onAwaits();
      if (!quote) clearCart();
    }
  }, [state, answer, locale, onAwaits]);

  const place = (order: { draft: Draft; needsAddress: boolean; basket: Basket }) => {
    if (state !== 'idle' || answer?.ok) return;
    const { items, totals, codes } = order.basket;
    const request = {
      totalCents: totals.total,
      payNowCents: totals.payNow,
      toPayCents: totals.toPay,
      ...codes,
      lines: items.map(wantedLine),
      form: formOf(order.draft, order.needsAddress),
    };
    const keyed = { ...request, idempotencyKey: placementKey({ ...request, cart: cartStore.getState().createdAt }) };
    sent.current = keyed;
    shownItems.current = items;
    setShown({ draft: order.draft, items });
    submit(JSON.stringify({ ...keyed, newsletter: order.draft.newsletter }), {
      method: 'post',
      encType: 'application/json',
      action: links(locale).checkout(),
    });
  };

  const failed = state === 'idle' && answer && !answer.ok ? answer : null;
  return {
    place,
    busy: state !== 'idle',
    placed: answer?.ok
      ? {
          ...answer,
          isPaid: sent.current?.toPayCents === 0,
          // a total of zero by campaigns was not paid by a card
          isByGiftCard: (sent.current?.payNowCents ?? 0) > 0,
        }
      : null,
    problem: failed?.reason === 'invalid' ? problemOfOrder(failed.fields) : failed,
    /** The lines as sent, so that removed ones still have their names. */
    sentItems: shown?.items ?? [],
    fieldProblems:
      failed?.reason === 'invalid' ? unchanged(problemsByField(failed.fields), shown?.draft ?? null, draft) : {},
  };
}

function problemOfOrder(fields: readonly { field: string; message: string }[]): Problem | null {
  const messages = orderProblems(fields);
  return messages.length > 0 ? { reason: 'order', messages } : null;
}

/** The server's errors of fields that still hold the sent value. */
function unchanged(problems: FieldProblems, sent: Draft | null, now: Draft): FieldProblems {
  return Object.fromEntries(entriesOf(problems).filter(([name]) => sent?.[name] === now[name]));
}
