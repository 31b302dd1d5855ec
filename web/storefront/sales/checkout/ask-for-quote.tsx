import { useNavigate } from 'react-router';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { carryToQuote } from '#web/storefront/sales/quote-cart/carry-to-quote.ts';
import { Button } from '#web/ui/button/button.tsx';
import type { Basket } from './basket/basket.ts';

/**
 * For an order that no method delivers (delivery-6): carries its lines over to the quote cart. A quote cannot be
 * carried again.
 */
export function AskForQuote({ basket: { items, quote } }: { basket: Pick<Basket, 'items' | 'quote'> }) {
  const { t, locale } = useI18n();
  const navigate = useNavigate();
  if (quote) return null;
  const ask = () => {
    carryToQuote(items);
    navigate(links(locale).quoteCart());
  };
  return (
    <Button look="outline" onClick={ask}>
      {t('checkout.askForQuote')}
    </Button>
  );
}
