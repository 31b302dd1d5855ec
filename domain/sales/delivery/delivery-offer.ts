import { isAland } from '#domain/base/contact-details/finnish-postcode.ts';
import { allowedMethods, type Destination, type ShippedLine } from './allowed-methods.ts';
import type { ShippingMethod } from './shipping-method.ts';

/**
 * 'aland': delivered only to a store; 'ask_for_quote': no method fits the order; 'deposit': store pickups only, because
 * the rest of a deposit is paid there.
 */
export type DeliveryNotice = 'aland' | 'ask_for_quote' | 'deposit' | null;

export type DeliveryOffer = {
  /** In the order of the spec's groups. */
  methods: ShippingMethod[];
  notice: DeliveryNotice;
  /** The price or the ways depend on the postcode: with one there is more to choose from. */
  asksPostcode: boolean;
};

/**
 * What the checkout can offer for lines at a postcode, null while none is known: then only what goes everywhere, and
 * whether a postcode would bring more (vehicle zones, the stores' own vans).
 */
export function deliveryOffer(
  lines: readonly ShippedLine[],
  postcode: string | null,
  to: Destination = {},
): DeliveryOffer {
  const anywhere = allowedMethods(lines, null, to);
  const here = postcode === null ? anywhere.filter((method) => !method.postcodes) : allowedMethods(lines, postcode, to);
  const shipped = lines.filter((line) => !line.isGiftCard);
  const inFinland = (to.country ?? 'FI') === 'FI';
  const onAland = inFinland && postcode !== null && isAland(postcode) && shipped.length > 0;
  const nothingFits = lines.length > 0 && (postcode === null ? anywhere : here).length === 0;
  const isHandedOver = shipped.some((line) => line.deposit != null);
  return {
    methods: here,
    notice: onAland ? 'aland' : nothingFits ? 'ask_for_quote' : isHandedOver ? 'deposit' : null,
    asksPostcode: anywhere.some((method) => method.postcodes !== null),
  };
}
