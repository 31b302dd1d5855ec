import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { useCart } from '#web/storefront/sales/cart/cart-store.ts';
import { followOffers } from '#web/storefront/sales/cart/deal/keep-campaign.ts';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import { AwaitsApproval } from './awaits-approval.tsx';
import type { CheckoutQuote } from './basket/checkout-quote.ts';
import { CheckoutSteps } from './checkout-steps.tsx';
import { CheckoutTitle } from './checkout-title.tsx';
import type { CheckoutCustomer } from './form/prefill.ts';
import { afterCancelled } from './payment-outcome.ts';
import { lastQuote } from './placing/placement-key.ts';

type Props = {
  customer: CheckoutCustomer | null;
  /** The shop sends text messages about orders. */
  offersTexts: boolean;
  /** The accepted quote; null: the cart of this browser. */
  quote: CheckoutQuote | null;
  isPaymentCancelled: boolean;
};

/** The checkout of the cart or of an accepted quote; an empty cart redirects to the cart page. */
export function CheckoutPage({ customer, offersTexts, quote, isPaymentCancelled }: Props) {
  const { t, locale } = useI18n();
  const navigate = useNavigate();
  const isRead = useCart((cart) => !cart.loading);
  const isEmpty = useCart((cart) => cart.items.length === 0) && quote === null;
  const to = links(locale);
  // the gateway's return address does not contain the quote
  const [unpaidQuote] = useState(() => (isPaymentCancelled && quote === null ? lastQuote() : null));
  const toCart = isPaymentCancelled ? afterCancelled(to.cart()) : to.cart();
  const elsewhere = unpaidQuote ? afterCancelled(to.quoteCheckout(unpaidQuote)) : isRead && isEmpty ? toCart : null;
  const [awaits, setAwaits] = useState(false);
  const onAwaits = useCallback(() => setAwaits(true), []);
  useEffect(followOffers, []);

  useEffect(() => {
    if (elsewhere && !awaits) navigate(elsewhere, { replace: true });
  }, [elsewhere, awaits, navigate]);

  // its goods have left the cart
  if (awaits) return <AwaitsApproval />;

  if (isRead && !isEmpty && !unpaidQuote)
    return (
      <CheckoutSteps
        customer={customer}
        offersTexts={offersTexts}
        quote={quote}
        isPaymentCancelled={isPaymentCancelled}
        onAwaits={onAwaits}
      />
    );
  return (
    <div className="wrap">
      <CheckoutTitle quote={quote} />
      <div className="page-split" role="status">
        <div className="stack">
          <span className="sr">{t('checkout.loading')}</span>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </div>
        <Skeleton shape="block" />
      </div>
    </div>
  );
}
