import { useState } from 'react';
import { isPostcode } from '#domain/base/contact-details/postcode.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { useLoaded } from '#web/storefront/base/use-loaded.ts';
import { fetchServicePoints } from './checkout-api.ts';

/** Pickup points near a postcode (delivery-5), fetched once it is complete: five digits in Finland. */
export function useServicePoints(methodId: string, typed: string, country: string) {
  const { locale } = useI18n();
  const [round, setRound] = useState(0);
  const postcode = typed.trim().toUpperCase();
  const isComplete = isPostcode(postcode, country);
  const asked = `${locale} ${methodId} ${country} ${postcode} ${round}`;
  const found = useLoaded(isComplete ? asked : null, () => fetchServicePoints(methodId, { postcode, country }, locale));

  const again = () => setRound(round + 1);
  if (!isComplete) return { state: 'idle', again } as const;
  if (found === undefined) return { state: 'searching', again } as const;
  if (!found) return { state: 'failed', again } as const;
  return { state: 'found', ...found, again } as const;
}
