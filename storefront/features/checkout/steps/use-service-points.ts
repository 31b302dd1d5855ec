import { useEffect, useState } from 'react';
import type { ServicePoint } from '#backend/delivery/provider.ts';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { fetchServicePoints } from './checkout-api.ts';

type Found = { asked: string; points: ServicePoint[] | null };

/** Pickup points near a postcode: searched as soon as it has its five digits. */
export function useServicePoints(methodId: string, postcode: string) {
  const { locale } = useI18n();
  const [round, setRound] = useState(0);
  const [found, setFound] = useState<Found | null>(null);
  const isComplete = /^\d{5}$/.test(postcode);
  const asked = `${methodId} ${postcode} ${round}`;

  useEffect(() => {
    if (!isComplete) return;
    let isCurrent = true;
    const keep = (points: ServicePoint[] | null) => isCurrent && setFound({ asked, points });
    fetchServicePoints(methodId, postcode, locale).then(
      ({ points }) => keep(points),
      () => keep(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [isComplete, asked, methodId, postcode, locale]);

  const again = () => setRound(round + 1);
  if (!isComplete) return { state: 'idle', again } as const;
  if (found?.asked !== asked) return { state: 'searching', again } as const;
  if (!found.points) return { state: 'failed', again } as const;
  return { state: 'found', points: found.points, again } as const;
}
