import type { KeptCart } from '#backend/sales/shared-carts/service.ts';
import { type Locale, localize } from '#domain/base/locale.ts';
import { isPickup, type ShippingMethod } from '#domain/sales/delivery/shipping-method.ts';
import { shop as config } from '#shop.config';
import type { Negotiated } from '../platforms/negotiate.ts';
import type { Message } from '../ucp/message.ts';
import type { PricedCart } from './price.ts';
import { knowsFulfillment } from './read-delivery.ts';
import { cartTexts } from './texts.ts';

const SHIPPING = 'to-address';

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
