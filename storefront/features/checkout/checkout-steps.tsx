import { useRef, useState } from 'react';
import { isFinnishPostcode } from '#domain/base/finnish-postcode.ts';
import { wantedLine } from '#domain/cart/wanted-line.ts';
import { NO_PAYMENT_METHOD } from '#domain/checkout/no-payment.ts';
import { asksAddress as isAddressAsked } from '#domain/shipping/shipping-method.ts';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { priceBasket } from './basket/basket.ts';
import { type CheckoutQuote, quoteDraft } from './basket/checkout-quote.ts';
import { useContents } from './basket/use-contents.ts';
import { CheckoutTitle } from './checkout-title.tsx';
import { checkDraft, contactProblems } from './form/check-draft.ts';
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
import { useTellCheckout } from './use-tell-checkout.ts';

const isEmpty = (problems: FieldProblems) => Object.keys(problems).length === 0;

type Props = { customer: CheckoutCustomer | null; quote: CheckoutQuote | null };

/** The four steps on one page, with the order's summary beside or above them. */
export function CheckoutSteps({ customer, quote }: Props) {
  const { locale } = useI18n();
  const contents = useContents(quote);
  const { items } = contents;
  const [draft, setDraft] = useState<Draft>(() => {
    const read = readDraft();
    return prefilled(quote ? quoteDraft(read, quote) : read, customer);
  });
  const [tried, setTried] = useState<'nothing' | 'contact' | 'everything'>('nothing');
  const [tries, setTries] = useState(0);
  const options = useOptions({
    lines: quote ? [] : items.map(wantedLine),
    postcode: isFinnishPostcode(draft.postcode) ? draft.postcode : null,
    isCompany: draft.customerType === 'company',
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
    country: draft.country,
    locale,
  });
  const { totals } = basket;
  useTellCheckout(basket, method?.id ?? '', payment?.id ?? '');
  const asksPayment = method === null || totals.toPay > 0;
  // a choice kept from before a reload counts only while it is still offered
  const judged = {
    ...draft,
    methodId: method?.id ?? '',
    paymentMethodId: asksPayment ? (payment?.id ?? '') : NO_PAYMENT_METHOD,
  };
  const placing = usePlacing(judged);
  const asksAddress = method !== null && isAddressAsked(method);

  const problems = checkDraft(judged, asksAddress);
  const ofContact = contactProblems(problems);
  const [isEditing, setEditing] = useState(() => !isEmpty(contactProblems(checkDraft(draft, false))));
  const afterContact = useRef<HTMLDivElement>(null);
  const shown = {
    ...placing.fieldProblems,
    ...(tried === 'everything' ? problems : tried === 'contact' ? ofContact : {}),
  };

  const set = <K extends FieldName>(name: K, value: Draft[K]) =>
    setDraft((before) => {
      const after = { ...before, [name]: value };
      saveDraft(after);
      return after;
    });
  const goOn = () => {
    setTries(tries + 1);
    setTried(isEmpty(ofContact) ? 'nothing' : 'contact');
    if (!isEmpty(ofContact)) return;
    setEditing(false);
    afterContact.current?.focus();
  };
  const place = () => {
    setTries(tries + 1);
    setTried('everything');
    if (!isEmpty(ofContact)) setEditing(true);
    if (isEmpty(problems)) placing.place({ draft: judged, asksAddress, basket });
  };

  if (placing.placed) return <GoToPayment {...placing.placed} />;
  const isContactOpen = isEditing || !isEmpty(contactProblems(shown));
  const hasDelivery = method !== null && !problems.servicePointId && !problems.street && !problems.postcode;
  const summary = { basket, hasMethod: method !== null };
  return (
    <CheckoutFormContext value={{ draft, set, shown, customer }}>
      <div className="wrap">
        <CheckoutTitle quote={quote} />
        <div className="cart">
          <div>
            <OrderFold {...summary} />
            <FormErrors key={tries} problems={shown} />
            <ContactSection isOpen={isContactOpen} onEdit={() => setEditing(true)} onContinue={goOn} />
            <div ref={afterContact} tabIndex={-1}>
              <DeliverySection
                state={isContactOpen ? 'next' : hasDelivery ? 'done' : 'now'}
                options={options}
                asksAddress={asksAddress}
                basket={basket}
              />
            </div>
            <PaymentSection
              state={payment || !asksPayment ? 'done' : !isContactOpen && hasDelivery ? 'now' : 'next'}
              options={options}
              basket={basket}
              asksPayment={asksPayment}
            />
            <ReviewSection
              state={isEmpty(problems) && !isContactOpen ? 'now' : 'next'}
              basket={basket}
              method={method}
              paymentName={asksPayment ? (payment?.name ?? null) : null}
              busy={placing.busy}
              waiting={options.state === 'loading' || (options.state === 'ready' && options.isOld)}
              onPlace={place}
              problem={<PlacingProblem problem={placing.problem} items={placing.sentItems} basket={basket} />}
            />
          </div>
          <OrderAside {...summary} />
        </div>
      </div>
    </CheckoutFormContext>
  );
}
