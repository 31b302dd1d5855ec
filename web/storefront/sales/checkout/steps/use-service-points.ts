import { useEffect, useState } from 'react';
import type { FoundPoints } from '#backend/sales/delivery/service.ts';
import { isPostcode } from '#domain/base/contact-details/postcode.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { fetchServicePoints } from './checkout-api.ts';

type Found = { asked: string; answer: FoundPoints | null };

/** Pickup points near a postcode (delivery-5), fetched once it is complete: five digits in Finland. */
export function useServicePoints(methodId: string, typed: string, country: string) {
  const { locale } = useI18n();
  const [round, setRound] = useState(0);
  const [found, setFound] = useState<Found | null>(null);
  const postcode = typed.trim().toUpperCase();
  const isComplete = isPostcode(postcode, country);
  const asked = `${methodId} ${country} ${postcode} ${round}`;

  useEffect(() => {
    if (!isComplete) return;
    let isCurrent = true;
    const keep = (answer: FoundPoints | null) => isCurrent && setFound({ asked, answer });
    fetchServicePoints(methodId, { postcode, country }, locale).then(keep, () => keep(null));
    return () => {
      isCurrent = false;
    };
  }, [isComplete, asked, methodId, postcode, country, locale]);

  const again = () => setRound(round + 1);
  if (!isComplete) return { state: 'idle', again } as const;
  if (found?.asked !== asked) return { state: 'searching', again } as const;
  if (!found.answer) return { state: 'failed', again } as const;
  return { state: 'found', ...found.answer, again } as const;
}
