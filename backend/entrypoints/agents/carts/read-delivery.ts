import { z } from 'zod';
import { isPostcode } from '#domain/base/contact-details/postcode.ts';
import type { AgentDelivery } from '#domain/sales/shared-carts/agent-cart.ts';
import type { Negotiated } from '../platforms/negotiate.ts';

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
