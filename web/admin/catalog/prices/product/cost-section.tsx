import { useMemo } from 'react';
import { Form } from 'react-router';
import type { SkuPlan } from '#backend/catalog/price-plans/service.ts';
import { formatEuros } from '#domain/base/money.ts';
import { localDay, startOfLocalDay } from '#domain/base/time/local-day.ts';
import { type CostPrice, costOn, marginOf } from '#domain/catalog/prices/margin.ts';
import { priceAt } from '#domain/catalog/prices/price-plan.ts';
import { shop } from '#shop.config';
import { useDraft } from '#web/admin/base/drafts/use-draft.ts';
import { When } from '#web/admin/base/pieces/when.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import { useNotice } from '#web/admin/base/toasts/toasts.ts';
import en from '#web/messages/admin/en/prices.ts';
import fi from '#web/messages/admin/fi/prices.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import { marginText } from '../margin-text.ts';
import { type CostAnswer, costsText } from './cost-action.ts';

type Props = {
  sku: SkuPlan;
  costs: readonly CostPrice[];
  now: Date;
  mayEdit: boolean;
  answer: CostAnswer | undefined;
};

/** What a sku costs and earns now, its costs over time, and the form of a new one (price-13). */
export function CostSection({ sku, costs, now, mayEdit, answer }: Props) {
  const t = useTexts(fi, en);
  useNotice(useMemo(() => (answer?.cost === 'saved' ? { message: t('cost.saved') } : null), [answer, t]));
  const today = localDay(now, shop.timeZone);
  const { price } = priceAt(sku.plan, now);
  const cost = costOn(costs, today);
  const margin = price !== null && cost !== null ? marginOf(price, cost, sku.vatClass, today) : null;
  return (
    <section className="sec form" aria-labelledby="cost">
      <h2 id="cost">{t('cost.title')}</h2>
      <dl className="dl">
        <div>
          <dt>{t('cost.now')}</dt>
          <dd className="num">{cost === null ? t('cost.unknown') : formatEuros(cost)}</dd>
        </div>
        {margin && (
          <div>
            <dt>{t('cost.margin')}</dt>
            <dd className="num">{marginText(margin)}</dd>
          </div>
        )}
      </dl>
      {margin && margin.cents < 0 && <Note tone="bad">{t('cost.under')}</Note>}
      {costs.length > 0 && (
        <ul>
          {costs.map(({ from, cents }) => (
            <li key={from} className="num">
              <When at={startOfLocalDay(from, shop.timeZone)} day /> {formatEuros(cents)}
            </li>
          ))}
        </ul>
      )}
      {mayEdit && <CostForm sku={sku.sku} costs={costs} today={today} answer={answer} />}
    </section>
  );
}

type FormProps = { sku: string; costs: readonly CostPrice[]; today: string; answer: CostAnswer | undefined };

function CostForm({ sku, costs, today, answer }: FormProps) {
  const t = useTexts(fi, en);
  const error = (of: 'value' | 'day') => (answer?.cost === of ? t(`cost.error.${of}`) : undefined);
  return (
    <Form method="post" className="form" ref={useDraft(`cost:${sku}:${costsText(costs)}`)}>
      <input type="hidden" name="sku" value={sku} />
      <input type="hidden" name="seen" value={costsText(costs)} />
      {answer?.cost === 'changed' && <Note tone="bad">{t('cost.error.changed')}</Note>}
      <Field label={t('cost.field')} hint={t('cost.hint')} error={error('value')}>
        {(control) => (
          <input className="in" {...control} name="cost" inputMode="decimal" defaultValue={answer?.typed ?? ''} />
        )}
      </Field>
      <Field label={t('cost.from')} error={error('day')}>
        {(control) => (
          <input className="in" {...control} name="from" type="date" defaultValue={answer?.from || today} />
        )}
      </Field>
      <p className="btns">
        <Button type="submit" name="do" value="cost">
          {t('cost.save')}
        </Button>
      </p>
    </Form>
  );
}
