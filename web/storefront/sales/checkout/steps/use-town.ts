import { useEffect, useEffectEvent, useRef } from 'react';
import { isFinnishPostcode } from '#domain/base/contact-details/postcode.ts';
import { townOf } from '#web/storefront/customers/accounts/own-details/town-of.ts';
import { useCheckoutForm } from '../form/form-context.tsx';

type Fields = { postcode: 'postcode' | 'billingPostcode'; city: 'city' | 'billingCity' };

/** Fills in the town of a complete postcode, unless one was typed; it stays editable. */
export function useTown({ postcode: postcodeField, city: cityField }: Fields): void {
  const { draft, set } = useCheckoutForm();
  const postcode = draft[postcodeField];
  const isAbroad = (postcodeField === 'postcode' ? draft.country : draft.billingCountry) !== 'FI';
  const filled = useRef('');
  const fillIn = useEffectEvent((town: string) => {
    const city = draft[cityField];
    if (city !== '' && city !== filled.current) return;
    filled.current = town;
    set(cityField, town);
  });

  useEffect(() => {
    if (!isFinnishPostcode(postcode) || isAbroad) return;
    let isCurrent = true;
    townOf(postcode).then((town) => {
      if (isCurrent && town) fillIn(town);
    });
    return () => {
      isCurrent = false;
    };
  }, [postcode, isAbroad]);
}
