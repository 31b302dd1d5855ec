import { Link } from 'react-router';
import { formatEuros } from '#domain/base/money.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import { shop } from '#shop.config';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { nameOf } from '#web/storefront/sales/cart/fresh-items.ts';
import { Banner } from '#web/ui/banner/banner.tsx';
import { AskForQuote } from '../ask-for-quote.tsx';
import type { Basket } from '../basket/basket.ts';
import type { Problem } from './use-placing.ts';

type Props = { problem: Problem | null; items: readonly CartItem[]; basket: Basket };

/** Why the order was refused and what to do; all input stays. */
export function PlacingProblem({ problem, items, basket }: Props) {
  const { t, locale } = useI18n();
  const nameOfLine = (id: string) => {
    const item = items.find((line) => line.id === id);
    return item ? nameOf(item) : id;
  };
  const texts = (): string[] => {
    switch (problem?.reason) {
      case undefined:
        return [];
      case 'total_changed':
        return [t('checkout.totalChanged', { total: formatEuros(basket.totals.total) })];
      case 'unavailable':
        return problem.lines.map(({ id, reason, available }) => {
          const name = nameOfLine(id);
          if (reason === 'quote_only') return t('cart.quoteOnly', { name });
          if (reason === 'wrong_size') return t('checkout.wrongSize', { name });
          return available > 0 ? t('checkout.unavailable', { name, n: available }) : t('checkout.gone', { name });
        });
      case 'payment_unavailable':
        return [t('checkout.paymentUnavailable')];
      case 'not_deliverable':
        return [t('checkout.notDeliverable')];
      case 'aland':
        return [t('checkout.aland', { phone: shop.phone })];
      case 'order':
        return problem.messages.map((message) => t(message));
      case 'awaits_approval':
        return [t('checkout.awaitsApproval')];
      case 'start_over':
      case 'failed':
        return [t('checkout.failed')];
    }
  };
  return (
    <div role="alert">
      {problem ? (
        <Banner kind={problem.reason === 'total_changed' ? 'warn' : 'bad'}>
          {texts().map((text) => (
            <p key={text}>{text}</p>
          ))}
          {problem.reason === 'aland' ? <AskForQuote basket={basket} /> : null}
          {problem.reason === 'unavailable' ? (
            <Link className="link" to={links(locale).cart()}>
              {t('checkout.unavailableLink')}
            </Link>
          ) : null}
        </Banner>
      ) : null}
    </div>
  );
}
