import { z } from 'zod';
import type { KeptCart } from '#backend/sales/shared-carts/service.ts';
import { isPostcode } from '#domain/base/contact-details/postcode.ts';
import { type Locale, localize } from '#domain/base/locale.ts';
import { isPickup, type ShippingMethod } from '#domain/sales/delivery/shipping-method.ts';
import type { AgentDelivery } from '#domain/sales/shared-carts/agent-cart.ts';
import { shop as config } from '#shop.config';
import type { Negotiated } from '../platforms/negotiate.ts';
import type { Message } from '../ucp/message.ts';
import type { PricedCart } from './price.ts';
import { cartTexts } from './texts.ts';

const id = z.string().max(200);
const destination = z.looseObject({
  id: id.optional(),
  address_country: z.string().max(100).optional(),
  postal_code: z.string().max(100).optional(),
});
const method = z.looseObject({
  type: z.enum(['shipping', 'pickup']),
  destinations: z.array(destination).max(50).optional(),
  selected_destination_id: id.nullish(),
  groups: z
    .array(z.looseObject({ selected_option_id: id.nullish() }))
    .max(50)
    .optional(),
});

/** The delivery that the buyer wants; a checkout has one. */
export const fulfillmentInput = z.looseObject({ methods: z.array(method).max(10).optional() }).optional();
type FulfillmentInput = z.output<typeof fulfillmentInput>;

export const knowsFulfillment = (negotiated: Negotiated): boolean => negotiated.has('dev.ucp.shopping.fulfillment');

const SHIPPING = 'to-address';
const COUNTRY = /^[A-Z]{2}$/;

/** Of an address only the country and the postcode are read: the rest decides no price, and is not kept. */
function placeOf(asked: z.output<typeof method>) {
  const { destinations = [], selected_destination_id: chosen } = asked;
  const found = destinations.find((one) => one.id === chosen) ?? destinations[0];
  if (!found) return null;
  const country = found.address_country?.trim().toUpperCase() || 'FI';
  if (!COUNTRY.test(country)) return null;
  const postcode = found.postal_code?.trim() ?? '';
  return { country, postcode: isPostcode(postcode, country) ? postcode : null };
}

/** The delivery of a request; `before` stays when it says nothing of deliveries. */
export function deliveryIn(
  asked: FulfillmentInput,
  before: AgentDelivery | null,
  negotiated: Negotiated,
): AgentDelivery | null {
  const [wanted] = asked?.methods ?? [];
  if (!wanted || !knowsFulfillment(negotiated)) return before;
  const place = placeOf(wanted) ?? { country: before?.country ?? 'FI', postcode: before?.postcode ?? null };
  const ofStore = wanted.type === 'pickup' ? wanted.selected_destination_id : null;
  const option = wanted.groups?.[0]?.selected_option_id;
  return { type: wanted.type, methodId: option ?? ofStore ?? null, ...place };
}

const priceOf = ({ price }: ShippingMethod, { totals, method: chosen }: PricedCart, isChosen: boolean) =>
  isChosen && chosen ? totals.shipping + totals.officeFee : price;

/** Titles of deliveries are told apart by their ids where two have the same. */
function titlesOf(methods: readonly ShippingMethod[], locale: Locale): Map<string, string> {
  const titles = methods.map(({ label }) => localize(label, locale).text);
  const isTwice = (title: string) => titles.indexOf(title) !== titles.lastIndexOf(title);
  return new Map(
    methods.map(({ id }, i) => [id, isTwice(titles[i] ?? '') ? `${titles[i]} (${id})` : (titles[i] ?? id)]),
  );
}

const storeAddress = ({ storeId }: ShippingMethod) => {
  const store = config.stores.find((one) => one.id === storeId);
  return store
    ? { street_address: store.street, address_locality: store.city, postal_code: store.postcode, address_country: 'FI' }
    : undefined;
};

/** The deliveries that carry the goods, cheapest first; one group, as the shop sends an order as a whole. */
export function presentFulfillment(kept: KeptCart, priced: PricedCart, negotiated: Negotiated): object {
  if (!knowsFulfillment(negotiated) || priced.items.length === 0) return {};
  const { offer, method: chosen, items } = priced;
  const sorted = offer.methods.toSorted((a, b) => a.price - b.price);
  const pickups = sorted.filter(isPickup);
  const shipped = sorted.filter((one) => !isPickup(one));
  const type = kept.delivery?.type ?? (shipped.length > 0 ? 'shipping' : 'pickup');
  const methods = type === 'pickup' ? pickups : shipped;
  const titles = titlesOf(sorted, kept.locale);
  const lineIds = items.map((item) => item.id);
  const options = (type === 'pickup' ? methods.filter(({ id }) => id === chosen?.id) : methods).map((one) => ({
    id: one.id,
    title: titles.get(one.id) ?? one.id,
    description: localize(one.deliveryTime, kept.locale).text,
    totals: [{ type: 'total', amount: priceOf(one, priced, one.id === chosen?.id) }],
  }));
  const { country = 'FI', postcode = null } = kept.delivery ?? {};
  const destinations =
    type === 'pickup'
      ? methods.map((one) => ({ id: one.id, name: titles.get(one.id) ?? one.id, address: storeAddress(one) }))
      : postcode === null
        ? []
        : [{ id: SHIPPING, postal_code: postcode, address_country: country }];
  const selected = type === 'pickup' ? chosen?.id : destinations[0]?.id;
  return {
    fulfillment: {
      methods: [
        {
          id: type,
          type,
          line_item_ids: lineIds,
          destinations,
          ...(selected !== undefined && { selected_destination_id: selected }),
          groups: [
            {
              id: `${type}-all`,
              line_item_ids: lineIds,
              options,
              ...(chosen && { selected_option_id: chosen.id }),
            },
          ],
        },
      ],
      available_methods: [
        ...(shipped.length > 0 ? [{ type: 'shipping', line_item_ids: lineIds }] : []),
        ...(pickups.length > 0 ? [{ type: 'pickup', line_item_ids: lineIds }] : []),
      ],
    },
  };
}

/** What is missing of the delivery, and what the shop cannot do. */
export function fulfillmentMessages({ locale }: KeptCart, priced: PricedCart, negotiated: Negotiated): Message[] {
  const { notice, asksPostcode } = priced.offer;
  if (!knowsFulfillment(negotiated) || priced.items.length === 0) return [];
  const t = cartTexts[locale];
  const path = '$.fulfillment.methods[0].groups[0].selected_option_id';
  const isMissing = priced.method === null && notice !== 'ask_for_quote';
  return [
    ...(isMissing
      ? [{ type: 'error', code: 'field_required', content: t.chooseDelivery, path, severity: 'recoverable' } as const]
      : []),
    ...(notice === 'ask_for_quote'
      ? [
          {
            type: 'error',
            code: 'address_undeliverable',
            content: t.notice[notice],
            severity: 'requires_buyer_review',
          } as const,
        ]
      : notice
        ? [{ type: 'info', code: `delivery_${notice}`, content: t.notice[notice] } as const]
        : []),
    ...(isMissing && asksPostcode ? [{ type: 'info', code: 'postcode', content: t.postcode } as const] : []),
  ];
}
