import { useEffect, useState } from 'react';
import type { CheckoutOptions } from '#backend/checkout/outcomes.ts';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { fetchOptions, type OrderedLine } from './checkout-api.ts';

export type OptionsState =
  | { state: 'loading' }
  | { state: 'failed'; again: () => void }
  | { state: 'ready'; options: CheckoutOptions; again: () => void };

/** Delivery and payment methods of the cart, asked again when its lines change. */
export function useOptions(lines: OrderedLine[]): OptionsState {
  const { locale } = useI18n();
  const [round, setRound] = useState(0);
  const [found, setFound] = useState<{ asked: string; options: CheckoutOptions | null } | null>(null);
  const linesText = JSON.stringify(lines);
  const asked = `${locale} ${round} ${linesText}`;

  useEffect(() => {
    let isCurrent = true;
    const keep = (options: CheckoutOptions | null) => isCurrent && setFound({ asked, options });
    fetchOptions(JSON.parse(linesText), locale).then(keep, () => keep(null));
    return () => {
      isCurrent = false;
    };
  }, [asked, linesText, locale]);

  if (found?.asked !== asked) return { state: 'loading' };
  const again = () => setRound(round + 1);
  return found.options ? { state: 'ready', options: found.options, again } : { state: 'failed', again };
}
