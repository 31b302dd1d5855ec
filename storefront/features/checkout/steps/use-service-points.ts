import { useEffect, useState } from 'react';
import type { FoundPoints } from '#backend/delivery/service.ts';
import { isFinnishPostcode } from '#domain/base/finnish-postcode.ts';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { fetchServicePoints } from './checkout-api.ts';

type Found = { asked: string; answer: FoundPoints | null };

/** Pickup points near a postcode: searched as soon as it has its five digits. */
export function useServicePoints(methodId: string, postcode: string) {
  const { locale } = useI18n();
  const [round, setRound] = useState(0);
  const [found, setFound] = useState<Found | null>(null);
  const isComplete = isFinnishPostcode(postcode);
  const asked = `${methodId} ${postcode} ${round}`;

  useEffect(() => {
    if (!isComplete) return;
    let isCurrent = true;
    const keep = (answer: FoundPoints | null) => isCurrent && setFound({ asked, answer });
    fetchServicePoints(methodId, postcode, locale).then(keep, () => keep(null));
    return () => {
      isCurrent = false;
    };
  }, [isComplete, asked, methodId, postcode, locale]);

  const again = () => setRound(round + 1);
  if (!isComplete) return { state: 'idle', again } as const;
  if (found?.asked !== asked) return { state: 'searching', again } as const;
  if (!found.answer) return { state: 'failed', again } as const;
  return { state: 'found', ...found.answer, again } as const;
}
