import type { FetcherWithComponents } from 'react-router';
import type { ListSchedule } from '#domain/catalog/suppliers/schedule.ts';
import type { Supplier } from '#domain/catalog/suppliers/supplier.ts';
import { useDraft } from '#web/admin/base/drafts/use-draft.ts';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/suppliers.ts';
import fi from '#web/messages/admin/fi/suppliers.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { roundingName, roundings } from '../read-form.ts';
import { BaseFields } from './base-fields.tsx';
import { formTexts } from './form-texts.ts';

type Props = { supplier: Supplier & { schedule: ListSchedule | null }; fetcher: FetcherWithComponents<unknown> };
const roundingNames = Object.keys(roundings) as (keyof typeof roundings)[];

/** How list prices become prices of the shop. */
export function RulesForm({ supplier, fetcher }: Props) {
  const t = useTexts(fi, en);
  const locale = useLocale();
  const { name, version, rules } = supplier;
  const { factor } = formTexts('rules', supplier, locale);
  return (
    <fetcher.Form
      method="post"
      className="sec form"
      key={version}
      ref={useDraft(`supplier-rules:${supplier.id}:${version}`)}
    >
      <h2>{t('suppliers.rules')}</h2>
      <input type="hidden" name="intent" value="rules" />
      <input type="hidden" name="version" value={version} />
      <BaseFields which="rules" supplier={supplier} locale={locale} />
      <Field label={t('suppliers.name')}>
        {(control) => <input className="in" {...control} name="name" required maxLength={100} defaultValue={name} />}
      </Field>
      <Field label={t('suppliers.factor')} hint={t('suppliers.factorHint')}>
        {(control) => (
          <input className="in" {...control} name="factor" inputMode="decimal" required defaultValue={factor} />
        )}
      </Field>
      <Field label={t('suppliers.rounding')}>
        {(control) => (
          <select className="sel" {...control} name="rounding" defaultValue={roundingName(rules.rounding)}>
            {roundingNames.map((one) => (
              <option key={one} value={one}>
                {t(`suppliers.rounding.${one}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t('suppliers.prefix')} hint={t('suppliers.prefixHint')}>
        {(control) => <input className="in" {...control} name="prefix" maxLength={20} defaultValue={rules.prefix} />}
      </Field>
      <Field label={t('suppliers.group')} hint={t('suppliers.groupHint')}>
        {(control) => <input className="in" {...control} name="group" maxLength={100} defaultValue={rules.group} />}
      </Field>
      <p>
        <label>
          <input className="box" type="checkbox" name="perPack" defaultChecked={rules.perPack} />{' '}
          {t('suppliers.perPack')}
        </label>
      </p>
      <Button type="submit" look="primary">
        {t('suppliers.save')}
      </Button>
    </fetcher.Form>
  );
}
