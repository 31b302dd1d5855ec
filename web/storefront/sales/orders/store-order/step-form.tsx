import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import type { StoreOrder } from '#backend/sales/orders/fulfilment/store-order.ts';
import type { FulfilmentStep } from '#domain/sales/orders/order-status.ts';
import { carriers } from '#domain/sales/orders/tracking.ts';
import { Banner } from '#web/ui/banner/banner.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { SelectField } from '#web/ui/select-field/select-field.tsx';
import { TextField } from '#web/ui/text-field/text-field.tsx';
import type { StepAnswer } from './step-answer.ts';
import styles from './store-order.module.css';
import { fill, storeTexts as t } from './store-texts.ts';

type Props = { order: StoreOrder; step: FulfilmentStep; answer: StepAnswer | undefined };

/** The form of the link's step; for a parcel with carrier and tracking code. Works without JavaScript. */
export function StepForm({ order, step, answer }: Props) {
  const isSending = useNavigation().state === 'submitting';
  const problem = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer) problem.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [answer]);
  const isSkipping = order.status === 'paid' && step !== 'preparing';
  return (
    <Form method="post" className={styles.stepForm} replace>
      {answer?.problem === 'not_done' ? (
        <Banner kind="bad" live>
          {t.notDone}
        </Banner>
      ) : null}
      {answer?.problem === 'parcel' ? (
        <Banner kind="bad" live>
          {t.parcelWrong}
        </Banner>
      ) : null}
      {step === 'shipped' && order.lines.reduce((sum, { amount }) => sum + amount, 0) > 1 ? (
        <fieldset className={styles.stepParcel}>
          <legend>{t.parcelLines}</legend>
          {order.lines.map(({ position, title, amount }) => (
            <TextField
              key={position}
              label={fill(t.parcelPieces, { title, left: String(amount) })}
              name={`pieces-${position}`}
              type="number"
              inputMode="numeric"
              min={0}
              max={amount}
              autoComplete="off"
              defaultValue={String(amount)}
            />
          ))}
        </fieldset>
      ) : null}
      {step === 'shipped' ? (
        <div className={styles.stepParcel} ref={problem}>
          <SelectField label={t.carrier} name="carrier" defaultValue={answer?.carrier ?? order.carrier}>
            {carriers.map((carrier) => (
              <option key={carrier} value={carrier}>
                {t.carriers[carrier]}
              </option>
            ))}
          </SelectField>
          <TextField
            label={t.tracking}
            name="tracking"
            code
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
            defaultValue={answer?.tracking}
            hint={t.trackingHint}
            error={
              answer?.problem === 'tracking' ? t.trackingWrong : answer?.problem === 'code' ? t.codeUsed : undefined
            }
          />
        </div>
      ) : null}
      <Button type="submit" size="l" busy={isSending}>
        {t.steps[step].button}
      </Button>
      <p className="quiet">{isSkipping ? `${t.skipped} ${t.steppedHint}` : t.steppedHint}</p>
    </Form>
  );
}
