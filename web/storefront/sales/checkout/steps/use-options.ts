import { useEffect, useState } from 'react';
import type { CheckoutOptions } from '#backend/sales/checkout/outcomes.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { fetchOptions, type OptionsAsked } from './checkout-api.ts';

export type OptionsState =
  | { state: 'loading' }
  | { state: 'failed'; again: () => void }
  /** `isOld`: a code has changed since; the options stay until the response is there. */
  | { state: 'ready'; options: CheckoutOptions; isOld: boolean; again: () => void };

type Found = { asked: string; of: string; options: CheckoutOptions | null };

/** Fetches the options of an order, again when its lines or codes change. */
export function useOptions(ordered: OptionsAsked): OptionsState {
  const { locale } = useI18n();
  const [round, setRound] = useState(0);
  const [found, setFound] = useState<Found | null>(null);
  const orderedText = JSON.stringify(ordered);
  const of = `${locale} ${round} ${JSON.stringify(ordered.lines)}`;
  const asked = `${of} ${orderedText}`;

  useEffect(() => {
    let isCurrent = true;
    const keep = (options: CheckoutOptions | null) => isCurrent && setFound({ asked, of, options });
    fetchOptions(JSON.parse(orderedText), locale).then(keep, () => keep(null));
    return () => {
      isCurrent = false;
    };
  }, [asked, of, orderedText, locale]);

  const again = () => setRound(round + 1);
  if (found?.of !== of) return { state: 'loading' };
  if (found.options) return { state: 'ready', options: found.options, isOld: found.asked !== asked, again };
  return found.asked === asked ? { state: 'failed', again } : { state: 'loading' };
}
