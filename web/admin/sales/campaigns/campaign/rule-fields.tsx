import { useState } from 'react';
import { ruleField } from '#domain/sales/campaigns/staff/campaign-fields.ts';
import { effectKinds, effectParts } from '#domain/sales/campaigns/staff/effect-text.ts';
import { Seen, TextField, useField } from '#web/admin/base/pieces/edit/edit-form.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import { CategorySelect } from '#web/admin/catalog/products/product/product-aside.tsx';
import en from '#web/messages/admin/en/campaigns.ts';
import fi from '#web/messages/admin/fi/campaigns.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { TimeField, useTyped } from './basic-fields.tsx';
import styles from './campaign.module.css';

type Category = { path: string; name: string; level: number };
type Props = { ruleKey: string; number: number | null; categories: readonly Category[] };

/** One rule: what it gives, of which goods, and when. Without a number it is the empty one that adds a rule. */
export function RuleFields({ ruleKey, number, categories }: Props) {
  const t = useTexts(fi, en);
  const of = (name: string) => ruleField(ruleKey, name);
  const more = useField(of('more')).value;
  return (
    <section className="sec form" aria-label={number === null ? t('part.newRule') : t('part.rule', { number })}>
      <div className="sec-h">
        <h3>{number === null ? t('part.newRule') : t('part.rule', { number })}</h3>
        {number !== null && number > 1 && (
          <Button
            type="submit"
            small
            look="quiet"
            icon="arrow-up"
            name="do"
            value={`up ${ruleKey}`}
            aria-label={t('rule.up', { number })}
          />
        )}
      </div>
      <EffectFields ruleKey={ruleKey} isNew={number === null} />
      <div className={styles.pair}>
        <div>
          <TextField field={of('category')} label={t('field.category')} hint={t('field.categoryHint')} rows={2} />
          <CategorySelect name={`a.${of('category')}`} categories={categories} label={t('field.category')} />
        </div>
        <TextField field={of('brand')} label={t('field.brand')} hint={t('field.brandHint')} rows={2} />
        <TextField field={of('sku')} label={t('field.sku')} hint={t('field.skuHint')} rows={2} />
      </div>
      <div className={styles.pair}>
        <TextField field={of('pieces')} label={t('field.pieces')} />
        <TextField field={of('value')} label={t('field.value')} />
        <TimeField field={of('from')} label={t('field.from')} />
        <TimeField field={of('until')} label={t('field.until')} />
      </div>
      <Flag field={of('notReduced')} label={t('field.notReduced')} />
      <Flag field={of('signedIn')} label={t('field.signedIn')} />
      <input type="hidden" name={`f.${of('more')}`} value={more} />
      <Seen field={of('more')} />
      {more !== '' && (
        <p className="sub">
          {t('field.more')}: <code>{more}</code>
        </p>
      )}
      {number !== null && (
        <label className="check">
          <input className="box" type="checkbox" name="remove" value={ruleKey} />
          <span>{t('rule.remove')}</span>
        </label>
      )}
    </section>
  );
}

function Flag({ field, label }: { field: string; label: string }) {
  const { value } = useField(field);
  return (
    <label className="check">
      <Seen field={field} />
      <input className="box" type="checkbox" name={`f.${field}`} value="1" defaultChecked={value === '1'} />
      <span>{label}</span>
    </label>
  );
}

const NUMBERS = [
  { of: 'percentage', name: 'percentage' },
  { of: 'amount', name: 'amount' },
  { of: 'fixedPrice', name: 'fixedPrice' },
  { of: 'buyPay', name: 'buy' },
  { of: 'buyPay', name: 'pay' },
  { of: 'gift', name: 'gift' },
  { of: 'gift', name: 'giftPieces' },
  { of: 'freeDelivery', name: 'methods' },
] as const;

/** What the rule gives: its kind, and the numbers of that kind. All are shown where no scripts run. */
function EffectFields({ ruleKey, isNew }: { ruleKey: string; isNew: boolean }) {
  const t = useTexts(fi, en);
  const field = ruleField(ruleKey, 'effect');
  const { stored, error } = useField(field);
  const typed = useTyped();
  const parts = effectParts(stored);
  const first = typed(`e.${ruleKey}.kind`, isNew ? '' : parts.kind);
  const [kind, setKind] = useState<string | null>(null);
  return (
    <div
      className={styles.effect}
      data-kind={kind === null ? (isNew && first === '' ? undefined : first) : kind || 'none'}
    >
      <Seen field={field} />
      <Field label={t('field.effect')} error={error}>
        {(control) => (
          <select
            {...control}
            className="sel"
            name={`e.${ruleKey}.kind`}
            defaultValue={first}
            onChange={({ target }) => setKind(target.value)}
          >
            {isNew && <option value="">{t('effect.none')}</option>}
            {effectKinds.map((one) => (
              <option key={one} value={one}>
                {t(`effect.${one}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {NUMBERS.map(({ of, name }) => (
        <div key={name} data-of={of}>
          <Field label={t(`field.${name}`)}>
            {(control) => (
              <input
                {...control}
                className="in"
                name={`e.${ruleKey}.${name}`}
                inputMode={name === 'gift' || name === 'methods' ? undefined : 'decimal'}
                defaultValue={typed(`e.${ruleKey}.${name}`, parts[name])}
              />
            )}
          </Field>
        </div>
      ))}
    </div>
  );
}
