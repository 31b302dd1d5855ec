import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Cents } from '#domain/base/money.ts';
import { typedCredit } from '#domain/catalog/prices/typed-credit.ts';
import { pageFacts } from '#shop.config';
import { useTexts } from '#web/messages/i18n.tsx';
import { CreditFields, CreditResult } from './credit-fields.tsx';

/**
 * Calculates the monthly price on the product page: the form takes the place of the link to its page, and the price follows what is
 * typed (vehicle-box-5).
 */
export default function MonthlyInPlace({ link, price }: { link: HTMLAnchorElement; price: Cents }) {
  // the server renders the other texts of the monthly price
  useTexts('info');
  const [query, setQuery] = useState(new URLSearchParams());
  useEffect(() => {
    link.hidden = true;
    link.parentElement?.querySelector('input')?.focus();
  }, [link]);
  const { credit: terms } = pageFacts;
  const typed = terms && typedCredit(query, price, terms);
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
      <CreditResult typed={typed} terms={terms} heading="h3" />
    </form>,
    link.parentElement,
  );
}
