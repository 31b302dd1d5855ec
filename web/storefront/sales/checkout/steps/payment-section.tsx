import { Fragment } from 'react';
import type { PaymentMethodGroup } from '#backend/sales/payments/provider.ts';
import { formatEuros } from '#domain/base/money.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { marksOfPayment } from '#web/storefront/base/marks/mark-names.ts';
import { Marked } from '#web/storefront/base/marks/marked.tsx';
import { paidByCards } from '#web/storefront/sales/cart/deal/used-cards.tsx';
import styles from '#web/storefront/sales/checkout/checkout.module.css';
import { Banner } from '#web/ui/banner/banner.tsx';
import { FieldError } from '#web/ui/field/field.tsx';
import { RadioCard, RadioSet } from '#web/ui/radio-card/radio-card.tsx';
import { StepSection } from '#web/ui/step-section/step-section.tsx';
import type { Basket } from '../basket/basket.ts';
import { useCheckoutForm } from '../form/form-context.tsx';
import { GiftCardField } from '../gift-card/gift-card-field.tsx';
import { OptionsFailed, OptionsPending } from './options-pending.tsx';
import { ContinueTo, EditStep } from './step-buttons.tsx';
import type { StepProps } from './step-props.ts';
import type { OptionsState } from './use-options.ts';

type Props = StepProps & {
  options: OptionsState;
  basket: Basket;
  /** False when a gift card covers everything or the total is zero. */
  asksPayment: boolean;
  /** Name of the chosen method. */
  name: string | null;
  /** The shopper returned from a payment that was not made. */
  isCancelled: boolean;
};

/** Step 3: payment. Gift cards first, then the methods in the legal order, none selected beforehand (checkout-5). */
export function PaymentSection({ options, basket, asksPayment, name, isCancelled, ...step }: Props) {
  const { t } = useI18n();
  const { errorOf } = useCheckoutForm();
  const groups = options.state === 'ready' ? options.options.payment : [];
  const error = errorOf('paymentMethodId');
  const head = { number: 3, state: step.state, headingRef: step.headingRef, title: t('checkout.payment') };
  if (step.isFolded)
    return (
      <StepSection
        {...head}
        summary={<PaidHow basket={basket} name={asksPayment ? name : null} />}
        action={<EditStep step="payment" onEdit={step.onEdit} />}
      />
    );
  return (
    <StepSection {...head}>
      {step.errors}
      {isCancelled ? (
        <div className={styles.payCancelled}>
          <Banner kind="warn" live>
            {t('checkout.paymentCancelled')}
          </Banner>
        </div>
      ) : null}
      {options.state !== 'ready' ? (
        <OptionsPending options={options} />
      ) : !asksPayment ? (
        <p className="pay-none">
          {t(basket.totals.giftCard > 0 ? 'checkout.nothingToPay' : 'checkout.nothingToPayGoods')}
        </p>
      ) : groups.length === 0 ? (
        <OptionsFailed again={options.again}>{t('checkout.paymentUnavailable')}</OptionsFailed>
      ) : (
        <div className="stack-6" id="paymentMethodId" tabIndex={-1}>
          {error ? <FieldError>{error}</FieldError> : null}
          <Methods legend={t('checkout.payNow')} groups={groups.filter(isWithoutCredit)} />
          <Methods legend={t('checkout.payLater')} groups={groups.filter((group) => !isWithoutCredit(group))} />
        </div>
      )}
      <div className={styles.payCard}>
        <GiftCardField
          cards={basket.giftCards}
          paid={basket.totals.giftCard}
          toPay={basket.totals.toPay}
          judged={options.state === 'ready' && !options.isOld ? options.options.giftCards : null}
        />
      </div>
      {options.state === 'ready' ? (
        <div className={styles.payOn}>
          <ContinueTo step={step.next} onClick={step.onContinue} />
        </div>
      ) : null}
    </StepSection>
  );
}

/** What pays the order: gift cards, a method, both, or nothing. */
export function PaidHow({ basket: { giftCards, totals }, name }: { basket: Basket; name: string | null }) {
  const { t } = useI18n();
  const byCards = paidByCards(giftCards, totals.giftCard).filter(({ cents }) => cents > 0);
  return (
    <p>
      {byCards.map(({ end, cents }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two codes may end alike
        <Fragment key={i}>
          {i > 0 ? <br /> : null}
          {t('checkout.paidByCard', { end, paid: formatEuros(cents) })}
        </Fragment>
      ))}
      {byCards.length > 0 && name ? <br /> : null}
      {name}
      {totals.giftCard === 0 && name === null ? t('checkout.nothingToPayGoods') : null}
    </p>
  );
}

const isWithoutCredit = ({ credit }: PaymentMethodGroup) => credit === 'no-credit';

function Methods({ legend, groups }: { legend: string; groups: readonly PaymentMethodGroup[] }) {
  const { t } = useI18n();
  const { draft, set } = useCheckoutForm();
  if (groups.length === 0) return null;
  return (
    <RadioSet legend={legend} columns>
      {groups.flatMap(({ credit, label, methods }) =>
        methods.map(({ id, name }) => (
          <RadioCard
            key={id}
            name="paymentMethodId"
            value={id}
            title={<Marked marks={marksOfPayment(name, credit !== 'no-credit')}>{name}</Marked>}
            hint={credit === 'may-include-credit' ? t('checkout.mayIncludeCredit', { group: label }) : label}
            checked={draft.paymentMethodId === id}
            onChange={() => set('paymentMethodId', id)}
          />
        )),
      )}
    </RadioSet>
  );
}
