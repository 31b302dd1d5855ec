import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { useFetcher } from 'react-router';
import type { Cents } from '#domain/base/money.ts';
import type { CreditTerms } from '#domain/base/shop-config.ts';
import { typedCredit } from '#domain/catalog/prices/typed-credit.ts';
import { useTexts } from '#web/messages/i18n.tsx';
import { CreditFields, CreditResult } from './credit-fields.tsx';

/**
 * Calculates the monthly price on the product page: the form takes the place of the link to its page, and the price follows what is
 * typed (vehicle-box-5). The terms come from the link's page: in this code, every page would load them.
 */
export default function MonthlyInPlace({ link }: { link: HTMLAnchorElement }) {
  // the server renders the other texts of the monthly price
  useTexts('info');
  const { data, load } = useFetcher<{ price: Cents; terms: CreditTerms }>();
  const [query, setQuery] = useState(new URLSearchParams());
  const start = useEffectEvent(() => void load(link.pathname));
  useEffect(() => start(), []);
  const typed = data && typedCredit(query, data.price, data.terms);
  const isShown = Boolean(typed);
  useEffect(() => {
    if (!isShown) return;
    // its own display is stronger than `hidden`
    link.style.display = 'none';
    link.parentElement?.querySelector('input')?.focus();
  }, [link, isShown]);
  if (!typed || !link.parentElement) return null;
  return createPortal(
    <form
      className="stack-2"
      onSubmit={(event) => event.preventDefault()}
      onChange={({ currentTarget }) =>
        setQuery(new URLSearchParams([...new FormData(currentTarget)].map(([name, value]) => [name, String(value)])))
      }
    >
      <CreditFields typed={typed} />
      <CreditResult typed={typed} terms={data.terms} heading="h3" />
    </form>,
    link.parentElement,
  );
}
