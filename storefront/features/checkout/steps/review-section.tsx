import type { ReactNode } from 'react';
import type { DeliveryOption } from '#backend/checkout/outcomes.ts';
import { formatEuros } from '#domain/base/money.ts';
import { TotalsRows } from '#storefront/features/cart/totals-rows.tsx';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { links } from '#storefront/links.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import { Link } from '#storefront/ui/link/page-link.tsx';
import { StepSection } from '#storefront/ui/step-section/step-section.tsx';
import type { Basket } from '../basket/basket.ts';
import { MiniLines } from './order-summary.tsx';

type Props = {
  state: 'now' | 'next';
  basket: Basket;
  method: DeliveryOption | null;
  paymentName: string | null;
  /** The order is being sent. */
  busy: boolean;
  /** What can be chosen is still being fetched: pressing now would judge an unfinished page. */
  waiting: boolean;
  onPlace: () => void;
  /** What went wrong with the last try, right above the button. */
  problem: ReactNode;
};

/**
 * Step 4. Right before the button: the lines, the total with VAT and delivery, the delivery time, the terms and with a
 * deposit what is paid now and what later; the button says that ordering means paying (facts 6).
 */
export function ReviewSection({ state, basket, method, paymentName, busy, waiting, onPlace, problem }: Props) {
  const { t, locale } = useI18n();
  const { items, totals, names } = basket;
  return (
    <StepSection number={4} state={state} title={t('checkout.review')}>
      <div className="stack">
        <div className="review-list">
          <MiniLines basket={basket} />
        </div>
        <TotalsRows
          totals={totals}
          names={names}
          delivery={method ? { kind: 'price' } : { kind: 'words', text: t('checkout.chooseDelivery').toLowerCase() }}
        />
        {method ? <Choices method={method} paymentName={paymentName} /> : null}
        <p className="small muted">
          {t('checkout.agreeBefore')}{' '}
          <Link className="link" to={links(locale).content('asiakaspalvelu/toimitusehdot')} target="_blank">
            {t('checkout.agreeLink')}
          </Link>
          . {t('checkout.agreeAfter')}
          {items.some((item) => item.customization) ? ` ${t('checkout.noWithdrawal')}` : null}
        </p>
        {totals.dueLater > 0 ? (
          <p className="co-parts">
            {t('checkout.inParts', {
              total: formatEuros(totals.total),
              now: formatEuros(totals.payNow),
              later: formatEuros(totals.dueLater),
            })}
          </p>
        ) : null}
        {problem}
        <Button look="transactional" size="l" wide busy={busy || waiting} onClick={onPlace}>
          {t('checkout.place')}
        </Button>
        <span className="sr" role="status">
          {busy ? t('checkout.placing') : null}
        </span>
      </div>
    </StepSection>
  );
}

function Choices({ method, paymentName }: { method: DeliveryOption; paymentName: string | null }) {
  const { t } = useI18n();
  return (
    <dl className="sum-rows small">
      <div className="sum-text">
        <dt>{t('checkout.deliveryStep')}</dt>
        <dd>{method.label}</dd>
      </div>
      <div className="sum-text">
        <dt>{t('checkout.deliveryTime')}</dt>
        <dd>{method.deliveryTime}</dd>
      </div>
      {paymentName ? (
        <div className="sum-text">
          <dt>{t('checkout.paymentMethod')}</dt>
          <dd>{paymentName}</dd>
        </div>
      ) : null}
    </dl>
  );
}
