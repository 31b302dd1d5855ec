import { isAland } from '#domain/base/contact-details/postcode.ts';
import { allowedMethods, type Destination, type ShippedLine } from './allowed-methods.ts';
import type { ShippingMethod } from './shipping-method.ts';

/**
 * 'aland': store pickup only, as the postcode is in Åland; 'ask_for_quote': no method fits the order; 'deposit':
 * store pickup only, as the rest of a deposit is paid there.
 */
export type DeliveryNotice = 'aland' | 'ask_for_quote' | 'deposit' | null;

export type DeliveryOffer = {
  /** In the order of the groups. */
  methods: ShippingMethod[];
  notice: DeliveryNotice;
  /** A postcode would change the prices or add methods. */
  asksPostcode: boolean;
};

/**
 * The methods that the checkout offers for lines and a postcode. A null postcode offers only methods that go
 * everywhere, and `asksPostcode` tells whether a postcode would add some (vehicle zones, local store deliveries).
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
