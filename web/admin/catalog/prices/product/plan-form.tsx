import { useState } from 'react';
import { Form } from 'react-router';
import type { SkuPlan } from '#backend/catalog/price-plans/service.ts';
import { useDraft } from '#web/admin/base/drafts/use-draft.ts';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/prices.ts';
import fi from '#web/messages/admin/fi/prices.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import { Clash } from './clash.tsx';
import { DraftPreviews } from './draft-previews.tsx';
import type { PlanAnswer } from './plan-action.ts';
import { planText } from './plan-text.ts';
import styles from './prices.module.css';
import { NO_DRAFT, readDraft, typedDraft } from './read-draft.ts';

type Props = { skus: readonly SkuPlan[]; chosen: SkuPlan; now: Date; answer: PlanAnswer | undefined };

/** Plans a reduction of one sku or of all; what the law makes of it is shown while a person types. */
export function PlanForm({ skus, chosen, now, answer }: Props) {
  const t = useTexts(fi, en);
  const locale = useLocale();
  const [typed, setTyped] = useState(answer?.typed ?? { ...NO_DRAFT, sku: chosen.sku });
  const draft = useDraft(`price-plan:${chosen.sku}`);
  const { draft: read } = readDraft(typed, now);
  const errors = answer?.errors ?? {};
  const planned = skus.filter(({ sku }) => typed.sku === '' || typed.sku === sku);
  return (
    <Form
      method="post"
      className="sec form"
      ref={draft}
      onChange={(event) => setTyped(typedDraft(new FormData(event.currentTarget)))}
    >
      <h2>{t('plan.title')}</h2>
      {answer?.clash && <Clash clash={answer.clash} mine={typed} />}
      {answer?.isEmpty && <Note tone="bad">{t('plan.empty')}</Note>}
      {/* what this person saw: other prices by now are a conflict */}
      {skus.map((one) => (
        <span key={one.sku} hidden>
          <input type="hidden" name={`seen.${one.sku}`} value={one.stamp} />
          <input type="hidden" name={`base.${one.sku}`} value={planText(one.plan, now, locale, t('prices.none'))} />
        </span>
      ))}
      {skus.length > 1 ? (
        <Field label={t('plan.which')}>
          {(control) => (
            <select className="sel" {...control} name="sku" defaultValue={typed.sku}>
              <option value="">{t('plan.all', { count: skus.length })}</option>
              {skus.map(({ sku, name }) => (
                <option key={sku} value={sku}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      ) : (
        <input type="hidden" name="sku" value={chosen.sku} />
      )}
      <div className={styles.line}>
        <Field label={t('plan.how')}>
          {(control) => (
            <select className="sel" {...control} name="how" defaultValue={typed.how}>
              <option value="percent">{t('plan.how.percent')}</option>
              <option value="price">{t('plan.how.price')}</option>
            </select>
          )}
        </Field>
        <Field label={t('plan.value')} error={errors.value && t('plan.error.value')}>
          {(control) => (
            <input className="in" {...control} name="value" inputMode="decimal" defaultValue={typed.value} required />
          )}
        </Field>
        <Field label={t('plan.from')} hint={t('plan.fromHint')}>
          {(control) => <input className="in" type="date" {...control} name="from" defaultValue={typed.from} />}
        </Field>
        <Field label={t('plan.until')} error={errors.until && t('plan.error.until')}>
          {(control) => <input className="in" type="date" {...control} name="until" defaultValue={typed.until} />}
        </Field>
      </div>
      <Field label={t('plan.name')} hint={t('plan.nameHint')}>
        {(control) => <input className="in" {...control} name="title" maxLength={200} />}
      </Field>
      {read && <DraftPreviews skus={planned} draft={read} now={now} />}
      <p className="btns">
        <Button type="submit" look="primary" name="do" value="plan" icon="eye" shortcut="Control+Enter">
          {t('plan.make')}
        </Button>
        <noscript>
          <Button type="submit" name="do" value="preview">
            {t('plan.preview')}
          </Button>
        </noscript>
      </p>
      <p className="hint">{t('plan.nothingYet')}</p>
    </Form>
  );
}
