import { useNavigate } from 'react-router';
import { carryToQuote } from '#storefront/features/quote-cart/carry-to-quote.ts';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { links } from '#storefront/links.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import type { Basket } from './basket/basket.ts';

/** Where nothing delivers an order (decisions 6): its lines go over to the quote cart. A quote has been there. */
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
