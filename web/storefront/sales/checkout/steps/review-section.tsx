import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router';
import type { DeliveryOption } from '#backend/sales/checkout/outcomes.ts';
import { formatEuros } from '#domain/base/money.ts';
import { exceptionsOf } from '#domain/catalog/products/withdrawal-exception.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { paidByCards } from '#web/storefront/sales/cart/deal/used-cards.tsx';
import { TotalsRows } from '#web/storefront/sales/cart/totals-rows.tsx';
import styles from '#web/storefront/sales/checkout/checkout.module.css';
import { Button } from '#web/ui/button/button.tsx';
import { StepSection } from '#web/ui/step-section/step-section.tsx';
import type { Basket } from '../basket/basket.ts';
import { useCheckoutForm } from '../form/form-context.tsx';
import { ContactFacts } from './contact-section.tsx';
import { DeliveryPlace } from './delivery-place.tsx';
import { DeliveryTime } from './delivery-time.tsx';
import { MiniLines } from './order-summary.tsx';
import { PaidHow } from './payment-section.tsx';
import { EditStep } from './step-buttons.tsx';
import type { Step } from './use-steps.ts';

type Props = {
  state: 'now' | 'next';
  headingRef: Ref<HTMLHeadingElement>;
  basket: Basket;
  method: DeliveryOption | null;
  paymentName: string | null;
  /** The order is being sent. */
  busy: boolean;
  /** The options are loading: a click now would judge incomplete data. */
  waiting: boolean;
  onPlace: () => void;
  onEdit: (step: Step) => void;
  /** Error of the last attempt, right above the button. */
  problem: ReactNode;
};

/**
 * Step 4: review. Contact, delivery and payment, each with a link to its step. Right above the button: the lines, the
 * total with VAT and delivery, the delivery time, the terms and, with a deposit, what is paid now and later; the
 * button states the obligation to pay (checkout-4).
 */
export function ReviewSection({
  basket,
  method,
  paymentName,
  busy,
  waiting,
  onPlace,
  onEdit,
  problem,
  ...head
}: Props) {
  const { t, locale } = useI18n();
  const { items, totals, names } = basket;
  const { draft } = useCheckoutForm();
  const isConsumer = draft.customerType === 'private';
  return (
    <StepSection number={4} title={t('checkout.review')} {...head}>
      <div className="stack">
        <Chosen basket={basket} method={method} paymentName={paymentName} onEdit={onEdit} />
        <div className={styles.reviewList}>
          <MiniLines basket={basket} />
        </div>
        <TotalsRows
          totals={totals}
          names={names}
          cards={paidByCards(basket.giftCards, totals.giftCard)}
          delivery={method ? { kind: 'price' } : { kind: 'words', text: t('checkout.chooseDelivery').toLowerCase() }}
          followsVatChoice={!isConsumer}
        />
        <p className="small muted">
          {t('checkout.agreeBefore')}{' '}
          <Link className="link" to={links(locale).content('asiakaspalvelu/toimitusehdot')} target="_blank">
            {t('checkout.agreeLink')}
          </Link>
          .{isConsumer ? ` ${t('checkout.agreeAfter')}` : null}
          {isConsumer ? exceptionsOf(items).map((exception) => ` ${t(`checkout.noWithdrawal.${exception}`)}`) : null}{' '}
          {isConsumer && (
            <Link
              className="link"
              to={links(locale).content('asiakaspalvelu/palautus-reklamaatio-ja-takuu')}
              target="_blank"
            >
              {t('checkout.guarantee')}
            </Link>
          )}
        </p>
        {totals.dueLater > 0 ? (
          <p className={styles.parts}>
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

type ChosenProps = Pick<Props, 'basket' | 'method' | 'paymentName' | 'onEdit'>;

function Chosen({ basket, method, paymentName, onEdit }: ChosenProps) {
  const { t } = useI18n();
  const isPaid = paymentName !== null || basket.totals.toPay === 0;
  return (
    <dl className={styles.chosen}>
      <div>
        <dt>{t('checkout.contact')}</dt>
        <dd>
          <ContactFacts />
        </dd>
        <dd className={styles.chosenEdit}>
          <EditStep step="contact" onEdit={onEdit} />
        </dd>
      </div>
      <div>
        <dt>{t('checkout.deliveryStep')}</dt>
        <dd>
          {method ? (
            <>
              <DeliveryPlace method={method} />
              <p className="muted">
                <DeliveryTime method={method} isChosen />
              </p>
            </>
          ) : (
            t('checkout.chooseDelivery')
          )}
        </dd>
        <dd className={styles.chosenEdit}>
          <EditStep step="delivery" onEdit={onEdit} />
        </dd>
      </div>
      <div>
        <dt>{t('checkout.paymentMethod')}</dt>
        <dd>{method && isPaid ? <PaidHow basket={basket} name={paymentName} /> : t('checkout.choosePayment')}</dd>
        <dd className={styles.chosenEdit}>
          <EditStep step="payment" onEdit={onEdit} />
        </dd>
      </div>
    </dl>
  );
}
