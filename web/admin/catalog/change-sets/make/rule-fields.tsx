import type { ReactNode } from 'react';
import { keysOf } from '#domain/base/records.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/change-sets.ts';
import fi from '#web/messages/admin/fi/change-sets.ts';
import { Field } from '#web/ui/admin/field.tsx';
import styles from './make.module.css';
import { directions, type FormErrors, hows, kinds, labels, roundings, states } from './read-form.ts';

type Props = { typed: Record<string, string>; errors: FormErrors };
type RuleProps = Props & { mayReadCosts: boolean };

/** What changes and how. The fields of each kind are shown by the stylesheet, so that it works without scripts. */
export function RuleFields({ typed, errors, mayReadCosts }: RuleProps) {
  const t = useTexts(fi, en);
  return (
    <section className="sec">
      <div className={styles.line}>
        <Choice
          name="kind"
          label={t('make.what')}
          typed={typed}
          options={kinds
            .flatMap((kind) => (kind === 'margin' && !mayReadCosts ? [] : [kind]))
            .map((kind) => [kind, t(`make.kind.${kind}`)])}
        />
      </div>
      <PriceFields typed={typed} errors={errors} />
      <div className={`${styles.line} ${styles.days}`}>
        <Text name="from" type="date" label={t('make.from')} hint={t('make.fromHint')} typed={typed} errors={errors} />
        <Text name="until" type="date" label={t('make.until')} typed={typed} errors={errors} />
      </div>
      <div className={`${styles.line} ${styles.label}`}>
        <Choice
          name="label"
          label={t('make.label')}
          typed={typed}
          options={labels.map((label) => [label, t(`make.label.${label}`)])}
        />
        <Choice
          name="set"
          label={t('make.set')}
          typed={typed}
          options={[
            ['yes', t('make.set.yes')],
            ['no', t('make.set.no')],
          ]}
        />
      </div>
      <div className={`${styles.line} ${styles.category}`}>
        <Text
          name="categoryFrom"
          label={t('make.categoryFrom')}
          hint={t('make.categoryFromHint')}
          typed={typed}
          errors={errors}
        />
        <Text name="categoryTo" label={t('make.categoryTo')} typed={typed} errors={errors} />
      </div>
      <div className={`${styles.line} ${styles.brand}`}>
        <Text name="brandName" label={t('make.brandName')} typed={typed} errors={errors} />
      </div>
      <div className={`${styles.line} ${styles.quantity}`}>
        <Choice
          name="breaksHow"
          label={t('make.set')}
          typed={typed}
          options={[
            ['set', t('make.breaks.set')],
            ['none', t('make.breaks.none')],
          ]}
        />
        <Text name="breaks" label={t('make.breaks')} hint={t('make.breaksHint')} typed={typed} errors={errors} />
      </div>
      <div className={`${styles.line} ${styles.state}`}>
        <Choice
          name="state"
          label={t('make.state')}
          typed={typed}
          options={states.map((state) => [state, t(`make.state.${state}`)])}
        />
        <Text name="to" label={t('make.to')} hint={t('make.toHint')} typed={typed} errors={errors} />
      </div>
      <div className={`${styles.line} ${styles.attribute}`}>
        <Text name="attribute" label={t('make.attribute')} typed={typed} errors={errors} />
        <Text name="attributeEn" label={t('make.attributeEn')} typed={typed} errors={errors} />
        <Text
          name="attributeValue"
          label={t('make.attributeValue')}
          hint={t('make.attributeHint')}
          typed={typed}
          errors={errors}
        />
      </div>
    </section>
  );
}

function PriceFields({ typed, errors }: Props) {
  const t = useTexts(fi, en);
  return (
    <div className={`${styles.line} ${styles.price}`}>
      <div className={styles.how}>
        <Choice
          name="how"
          label={t('make.how')}
          typed={typed}
          options={hows.map((how) => [how, t(`make.how.${how}`)])}
        />
      </div>
      <div className={styles.how}>
        <Text name="value" label={t('make.value')} hint={t('make.valueHint')} typed={typed} errors={errors} />
      </div>
      <div className={styles.margin}>
        <Text name="margin" label={t('make.margin')} hint={t('make.marginHint')} typed={typed} errors={errors} />
      </div>
      <Choice
        name="rounding"
        label={t('make.rounding')}
        typed={typed}
        options={(['none', ...keysOf(roundings).filter((name) => name !== 'none')] as const).map((name) => [
          name,
          t(`make.rounding.${name}`),
        ])}
      />
      <div className={styles.how}>
        <Choice
          name="direction"
          label={t('make.direction')}
          typed={typed}
          options={directions.map((name) => [name, t(`make.direction.${name}`)])}
        />
      </div>
    </div>
  );
}

type ChoiceProps = {
  name: string;
  label: string;
  typed: Record<string, string>;
  options: readonly (readonly [string | number, ReactNode])[];
};

function Choice({ name, label, typed, options }: ChoiceProps) {
  return (
    <Field label={label}>
      {(control) => (
        <select className="sel" {...control} name={name} defaultValue={typed[name]}>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

type TextProps = Props & { name: string; label: string; hint?: string; type?: 'date' };

function Text({ name, label, hint, typed, errors, type }: TextProps) {
  const t = useTexts(fi, en);
  const error = errors[name];
  return (
    <Field label={label} hint={hint} error={error && t(`make.error.${error}`)}>
      {(control) => (
        <input
          className="in"
          {...control}
          name={name}
          type={type ?? 'text'}
          defaultValue={typed[name] ?? ''}
          inputMode={name === 'value' || name === 'margin' ? 'decimal' : undefined}
        />
      )}
    </Field>
  );
}
