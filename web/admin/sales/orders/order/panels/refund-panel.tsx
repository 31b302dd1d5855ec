import { useRef } from 'react';
import { useFetcher, useSearchParams, useSubmit } from 'react-router';
import { formatEuros } from '#domain/base/money.ts';
import { useStepUp } from '#web/admin/base/step-up/use-step-up.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/order.ts';
import fi from '#web/messages/admin/fi/order.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import type { OrderData } from '../load-order.ts';
import styles from '../order.module.css';
import type { orderAction } from '../order-actions.ts';
import { Result } from '../result.tsx';
import { OrderPanel } from './panel.tsx';
import { RefundPlan } from './refund-plan.tsx';

const AFTER_TYPING_MS = 250;

/**
 * A refund with its preview. The form is one: `get` shows what would happen, `post` does it. With scripts the preview
 * follows each change, and all that is chosen stands in the address.
 */
export function RefundPanel({ data }: { data: OrderData }) {
  const t = useTexts(fi, en);
  const { order, preview, key } = data;
  const [params] = useSearchParams();
  const submit = useSubmit();
  // the dialog that asks for a fresh factor repeats the form
  const fetcher = useFetcher<typeof orderAction>();
  const stepUp = useStepUp(fetcher);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = (form: HTMLFormElement | null) =>
    void submit(form, { method: 'get', replace: true, preventScrollReset: true });
  const follow = (form: HTMLFormElement) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => show(form), AFTER_TYPING_MS);
  };
  const plan = preview?.ok ? preview.value : null;
  return (
    <OrderPanel title={t('refund.title')}>
      <fetcher.Form
        method="post"
        className={styles.panel}
        onChange={(event) => follow(event.currentTarget)}
        onSubmit={() => clearTimeout(timer.current)}
      >
        <input type="hidden" name="panel" value="refund" />
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="seen" value={order.refunded} />
        <div className="peek-b">
          <section className="sec">
            <h3>{t('refund.choose')}</h3>
            <ul className={styles.pieces}>
              {order.lines
                .filter(({ amount, refunded }) => amount > refunded)
                .map(({ position, title, variation, amount, refunded, total }) => (
                  <li key={position}>
                    <span>
                      <b>{title}</b>
                      <small className="sub">{[variation, formatEuros(total)].filter(Boolean).join(', ')}</small>
                    </span>
                    <span className={styles.count}>
                      <input
                        className="in n"
                        type="number"
                        min={0}
                        max={amount - refunded}
                        name={`pieces.${position}`}
                        defaultValue={params.get(`pieces.${position}`) ?? '0'}
                        aria-label={t('refund.pieces', { title })}
                      />
                      <small className="sub">{t('refund.of', { count: amount - refunded })}</small>
                    </span>
                  </li>
                ))}
            </ul>
            <Check name="shipping" text={`${t('refund.delivery')} ${formatEuros(order.shipping + order.officeFee)}`} />
            <Check name="restock" text={t('refund.restock')} />
            <Field label={t('refund.sum')} hint={t('refund.sumHint')}>
              {(control) => (
                <input
                  {...control}
                  className="in n"
                  name="sum"
                  inputMode="decimal"
                  pattern="\d{1,6}([.,]\d{1,2})?"
                  defaultValue={params.get('sum') ?? ''}
                />
              )}
            </Field>
            <Field label={t('refund.reason')}>
              {(control) => (
                <input
                  {...control}
                  className="in"
                  name="reason"
                  maxLength={500}
                  defaultValue={params.get('reason') ?? ''}
                />
              )}
            </Field>
            <Check name="notify" text={t('refund.notify')} />
          </section>
          <section className="sec" aria-live="polite">
            <h3>{t('refund.previewTitle')}</h3>
            {plan && <RefundPlan preview={plan} order={order} showsMail={params.has('notify')} />}
            {preview && !preview.ok && <Note tone="bad">{t(`fail.${preview.reason}`)}</Note>}
            {fetcher.state === 'idle' && <Result answer={fetcher.data} />}
            {!preview && <p className="muted">{t('refund.nothing')}</p>}
          </section>
        </div>
        <div className="peek-f">
          <Button
            type="submit"
            formMethod="get"
            onClick={(event) => {
              event.preventDefault();
              show(event.currentTarget.form);
            }}
          >
            {t('refund.preview')}
          </Button>
          {plan && (
            <Button type="submit" name="intent" value="refund" look="danger" shortcut="Control+Enter">
              {t('refund.do', { sum: formatEuros(plan.plan.cents) })}
            </Button>
          )}
        </div>
      </fetcher.Form>
      {stepUp}
    </OrderPanel>
  );
}

function Check({ name, text }: { name: string; text: string }) {
  const [params] = useSearchParams();
  return (
    <label className="check">
      <input className="box" type="checkbox" name={name} value="1" defaultChecked={params.has(name)} />
      <span>{text}</span>
    </label>
  );
}
