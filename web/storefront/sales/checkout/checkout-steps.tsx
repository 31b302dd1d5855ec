import { useEffect, useEffectEvent, useState } from 'react';
import { isFinnishPostcode } from '#domain/base/contact-details/postcode.ts';
import { wantedLine } from '#domain/catalog/offers/wanted-line.ts';
import { needsAddress as isAddressAsked } from '#domain/sales/delivery/shipping-method.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { useTrackOnce } from '#web/storefront/base/analytics/track.ts';
import type { Basket } from './basket/basket.ts';
import { priceBasket } from './basket/basket.ts';
import { type CheckoutQuote, quoteDraft } from './basket/checkout-quote.ts';
import { useContents } from './basket/use-contents.ts';
import { CheckoutTitle } from './checkout-title.tsx';
import { checkDraft, problemsOf } from './form/check-draft.ts';
import { type Draft, type FieldName, readDraft, saveDraft } from './form/draft.ts';
import { CheckoutFormContext, type FieldProblems } from './form/form-context.tsx';
import { FormErrors } from './form/form-errors.tsx';
import { type CheckoutCustomer, prefilled } from './form/prefill.ts';
import { GoToPayment } from './placing/go-to-payment.tsx';
import { PlacingProblem } from './placing/placing-problem.tsx';
import { usePlacing } from './placing/use-placing.ts';
import { ContactSection } from './steps/contact-section.tsx';
import { DeliverySection } from './steps/delivery-section.tsx';
import { OrderAside, OrderFold } from './steps/order-summary.tsx';
import { PaymentSection } from './steps/payment-section.tsx';
import { ReviewSection } from './steps/review-section.tsx';
import { useOptions } from './steps/use-options.ts';
import { nextStep, type Step, steps, useSteps } from './steps/use-steps.ts';

/** Tracks the steps of a checkout: its start, and each chosen delivery and payment. */
function useTellCheckout({ items, codes }: Basket, methodId: string, paymentId: string) {
  const about = { items, coupon: codes.campaignCode };
  useTrackOnce('begin_checkout', about, 'begun');
  useTrackOnce('add_shipping_info', { ...about, tier: methodId }, methodId);
  useTrackOnce('add_payment_info', { ...about, type: paymentId }, paymentId);
}

/** The payment method of an order of which nothing is left to pay, so that the gateway is not called (gift-card-2). */
const NO_PAYMENT_METHOD = 'none';

const isEmpty = (problems: FieldProblems) => Object.keys(problems).length === 0;

type Props = {
  customer: CheckoutCustomer | null;
  offersTexts: boolean;
  quote: CheckoutQuote | null;
  /** The shopper returned from a payment that was not made: opens the payment step with all input. */
  isPaymentCancelled: boolean;
  /** The order was sent and waits for an approver. */
  onAwaits: () => void;
};

/** The last failed attempt to continue; `n` distinguishes two attempts. */
type Tried = { n: number; step: Step; problems: FieldProblems };

/** The four steps on one page (checkout-2), with the order's summary beside or above them. */
export function CheckoutSteps({ customer, offersTexts, quote, isPaymentCancelled, onAwaits }: Props) {
  const { locale } = useI18n();
  const contents = useContents(quote);
  const { items } = contents;
  const [draft, setDraft] = useState<Draft>(() => {
    const read = readDraft();
    return prefilled(quote ? quoteDraft(read, quote) : read, customer);
  });
  const [tried, setTried] = useState<Tried | null>(null);
  const [judgedFields, setJudgedFields] = useState<ReadonlySet<FieldName>>(new Set());
  const options = useOptions({
    lines: quote ? [] : items.map(wantedLine),
    postcode: isFinnishPostcode(draft.postcode) ? draft.postcode : null,
    isCompany: draft.customerType === 'company',
    businessId: draft.customerType === 'company' ? draft.businessId : null,
    country: draft.country,
    ...contents.codes,
  });

  const methods = options.state === 'ready' ? options.options.methods : [];
  const method = methods.find(({ id }) => id === draft.methodId) ?? null;
  const payments = options.state === 'ready' ? options.options.payment.flatMap((group) => group.methods) : [];
  const payment = payments.find(({ id }) => id === draft.paymentMethodId) ?? null;
  const basket = priceBasket(contents, {
    methodId: method?.id ?? '',
    options: options.state === 'ready' && !options.isOld ? options.options : null,
    isSignedIn: customer !== null,
    buysForOwn: draft.customerType === 'company' && draft.businessId === customer?.company?.businessId,
    country: draft.country,
    locale,
  });
  const { totals } = basket;
  useTellCheckout(basket, method?.id ?? '', payment?.id ?? '');
  const asksPayment = method === null || totals.toPay > 0;
  // a choice stored before a reload counts only while it is still offered
  const judged = {
    ...draft,
    methodId: method?.id ?? '',
    paymentMethodId: asksPayment ? (payment?.id ?? '') : NO_PAYMENT_METHOD,
  };
  const placing = usePlacing(judged, onAwaits);
  const needsAddress = method !== null && isAddressAsked(method);

  const problems = checkDraft(judged, needsAddress);
  const wrong: FieldProblems = { ...problems, ...placing.fieldProblems };
  const { folded, fold, unfold, goTo, headingRef } = useSteps([
    ...(isEmpty(problemsOf('contact', checkDraft(draft, false))) ? (['contact'] as const) : []),
    ...(isPaymentCancelled ? (['delivery'] as const) : []),
  ]);
  const isWaiting = options.state === 'loading';
  const isFolded = (step: Step) =>
    folded.has(step) && ((isWaiting && step !== 'contact') || isEmpty(problemsOf(step, wrong)));
  const shown: FieldProblems = {
    ...placing.fieldProblems,
    ...Object.fromEntries(Object.entries(problems).filter(([name]) => judgedFields.has(name as FieldName))),
  };

  const isBack = isPaymentCancelled && options.state === 'ready';
  const goToOpenStep = useEffectEvent(() => goTo(steps.find((step) => !isFolded(step)) ?? 'payment'));
  useEffect(() => {
    if (isBack) goToOpenStep();
  }, [isBack]);

  const set = <K extends FieldName>(name: K, value: Draft[K]) =>
    setDraft((before) => {
      const after = { ...before, [name]: value };
      saveDraft(after);
      return after;
    });
  const judge = (names: string[]) => setJudgedFields(new Set([...judgedFields, ...(names as FieldName[])]));
  /** True when nothing is wrong; otherwise shows the errors above the first step they concern. */
  const isRight = (found: FieldProblems): boolean => {
    judge(Object.keys(found));
    const step = steps.find((one) => !isEmpty(problemsOf(one, found)));
    setTried(step ? { n: (tried?.n ?? 0) + 1, step, problems: found } : null);
    return step === undefined;
  };
  const refused = Object.keys(placing.fieldProblems).join(' ');
  const showRefusal = useEffectEvent(() => isRight(placing.fieldProblems));
  useEffect(() => {
    if (refused) showRefusal();
  }, [refused]);
  const leave = (step: Step) => {
    if (!isRight(problemsOf(step, problems))) return;
    fold(step);
    goTo(nextStep(step, isFolded));
  };
  const edit = (step: Step) => {
    unfold(step);
    goTo(step);
  };
  const place = () => {
    if (isRight(problems)) placing.place({ draft: judged, needsAddress, basket });
  };

  if (placing.placed) return <GoToPayment {...placing.placed} />;
  const hasDelivery = method !== null && isEmpty(problemsOf('delivery', problems));
  const isContactDone = isFolded('contact');
  const summary = { basket, hasMethod: method !== null };
  /** Props that all steps but the last share. */
  const stepProps = (step: Exclude<Step, 'review'>, isDone: boolean, isNow: boolean) =>
    ({
      state: isDone || isFolded(step) ? 'done' : isNow ? 'now' : 'next',
      isFolded: isFolded(step),
      next: nextStep(step, isFolded),
      onEdit: () => edit(step),
      onContinue: () => leave(step),
      headingRef: headingRef(step),
      errors: tried?.step === step ? <FormErrors key={tried.n} tried={tried.problems} now={wrong} /> : null,
    }) as const;
  return (
    <CheckoutFormContext
      value={{
        draft,
        set,
        shown,
        customer,
        offersTexts,
        leave: (name) => (draft[name] === '' ? undefined : judge([name])),
      }}
    >
      <div className="wrap" data-vat={draft.customerType === 'company' ? 'excl' : undefined}>
        <CheckoutTitle quote={quote} />
        <div className="page-split">
          <div>
            <OrderFold {...summary} />
            <ContactSection {...stepProps('contact', false, true)} />
            <DeliverySection
              {...stepProps('delivery', isContactDone && hasDelivery, isContactDone)}
              options={options}
              needsAddress={needsAddress}
              basket={basket}
              method={method}
            />
            <PaymentSection
              {...stepProps('payment', payment !== null || !asksPayment, isContactDone && hasDelivery)}
              options={options}
              basket={basket}
              asksPayment={asksPayment}
              name={payment?.name ?? null}
              isCancelled={isPaymentCancelled}
            />
            <ReviewSection
              state={isEmpty(problems) && isContactDone ? 'now' : 'next'}
              headingRef={headingRef('review')}
              basket={basket}
              method={method}
              paymentName={asksPayment ? (payment?.name ?? null) : null}
              busy={placing.busy}
              waiting={isWaiting || (options.state === 'ready' && options.isOld)}
              onPlace={place}
              onEdit={edit}
              problem={<PlacingProblem problem={placing.problem} items={placing.sentItems} basket={basket} />}
            />
          </div>
          <OrderAside {...summary} />
        </div>
      </div>
    </CheckoutFormContext>
  );
}
