import { Form } from 'react-router';
import { type ContractRow, contractRowKinds } from '#domain/customers/contract-prices/contract-price.ts';
import type { TypedRow } from '#domain/customers/contract-prices/read-rows.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/contract-prices.ts';
import fi from '#web/messages/admin/fi/contract-prices.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { typedValue } from '../row-text.ts';

type Props = { edited: ContractRow | null; typed: TypedRow | null | undefined };

const textsOf = (row: ContractRow): TypedRow => ({
  kind: row.kind,
  target: row.target,
  value: typedValue(row),
  from: String(row.from),
});

/** Adds a row, or changes the one that was chosen. */
export function RowForm({ edited, typed }: Props) {
  const t = useTexts(fi, en);
  const texts = typed ?? (edited ? textsOf(edited) : { kind: 'sku', target: '', value: '', from: '1' });
  return (
    <Form method="post" className="sec form">
      <h2>{t(edited ? 'contracts.saveRow' : 'contracts.addRow')}</h2>
      {edited && <input type="hidden" name="seen" value={JSON.stringify(edited)} />}
      <Field label={t('contracts.kind')}>
        {(control) => (
          <select {...control} className="sel" name="kind" defaultValue={texts.kind}>
            {contractRowKinds.toReversed().map((kind) => (
              <option key={kind} value={kind}>
                {t(`contracts.kind.${kind}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t('contracts.target')} hint={t('contracts.targetHint')}>
        {(control) => <input {...control} className="in" name="target" maxLength={200} defaultValue={texts.target} />}
      </Field>
      <Field label={t('contracts.value')} hint={t('contracts.valueHint')}>
        {(control) => (
          <input {...control} className="in" name="value" required inputMode="decimal" defaultValue={texts.value} />
        )}
      </Field>
      <Field label={t('contracts.fromAmount')}>
        {(control) => <input {...control} className="in" name="from" inputMode="numeric" defaultValue={texts.from} />}
      </Field>
      <Button type="submit" name="intent" value="row" look="primary">
        {t(edited ? 'contracts.saveRow' : 'contracts.addRow')}
      </Button>
    </Form>
  );
}
