import { Form } from 'react-router';
import type { SkuPlan } from '#backend/catalog/price-plans/service.ts';
import { formatEuros } from '#domain/base/money.ts';
import { priceAt } from '#domain/catalog/prices/price-plan.ts';
import { activeBreaks } from '#domain/catalog/prices/quantity-breaks.ts';
import { useDraft } from '#web/admin/base/drafts/use-draft.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/prices.ts';
import fi from '#web/messages/admin/fi/prices.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { breaksText } from './breaks-text.ts';
import type { BreaksAnswer } from './plan-action.ts';

type Props = { sku: SkuPlan; now: Date; mayPlan: boolean; answer: BreaksAnswer | undefined };

/** The quantity prices of a sku as shoppers see them, and the form that changes them by a change set (price-12). */
export function BreaksForm({ sku, now, mayPlan, answer }: Props) {
  const t = useTexts(fi, en);
  const draft = useDraft(`breaks:${sku.sku}:${breaksText(sku.breaks)}`);
  const { price } = priceAt(sku.plan, now);
  const shown = price === null ? [] : activeBreaks(price, sku.breaks);
  return (
    <section className="sec form">
      <h2>{t('breaks.title')}</h2>
      {shown.length === 0 && <p className="muted">{t('breaks.none')}</p>}
      <ul>
        {shown.map(({ from, cents }) => (
          <li key={from} className="num">
            {t('breaks.from', { count: from, price: formatEuros(cents) })}
          </li>
        ))}
      </ul>
      {mayPlan && (
        <Form method="post" className="form" ref={draft}>
          <input type="hidden" name="sku" value={sku.sku} />
          <input type="hidden" name="seen" value={breaksText(sku.breaks)} />
          <Field
            label={t('breaks.field')}
            hint={t('breaks.hint')}
            error={
              answer &&
              (answer.wrong === 'changed'
                ? t('breaks.error.changed', { theirs: breaksText(sku.breaks) || '–', base: answer.base || '–' })
                : t(`breaks.error.${answer.wrong}`))
            }
          >
            {(control) => (
              <input
                className="in"
                {...control}
                name="breaks"
                defaultValue={answer ? answer.typed : breaksText(sku.breaks)}
              />
            )}
          </Field>
          <p className="btns">
            <Button type="submit" name="do" value="breaks">
              {t('breaks.make')}
            </Button>
          </p>
        </Form>
      )}
    </section>
  );
}
