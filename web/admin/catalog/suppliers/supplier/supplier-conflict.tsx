import type { FetcherWithComponents } from 'react-router';
import type { SupplierChange } from '#backend/catalog/suppliers/service.ts';
import type { FieldClash } from '#domain/base/merge-edits.ts';
import { ConflictForm } from '#web/admin/base/pieces/conflict-form.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/suppliers.ts';
import fi from '#web/messages/admin/fi/suppliers.ts';
import { Field } from '#web/ui/admin/field.tsx';
import type { SupplierForm } from './form-texts.ts';

export type Clashed = SupplierChange & { which: SupplierForm; clashes: FieldClash[]; rest: [string, string][] };

type Props = { conflict: Clashed; fetcher: FetcherWithComponents<unknown> };

/** Settings of a supplier that two people changed. A secret is typed again: it is not sent back. */
export function SupplierConflict({ conflict, fetcher }: Props) {
  const t = useTexts(fi, en);
  const { which, version, who, at, clashes, rest } = conflict;
  const rows = clashes.map((clash) => ({
    ...clash,
    name: clash.field,
    label: t(`suppliers.${clash.field}` as 'suppliers.name'),
    who,
    at: at && new Date(at),
  }));
  const textOf = (field: string, value: string) => {
    if (field === 'perPack' || field === 'applies') return t(value === 'on' ? 'suppliers.on' : 'suppliers.off');
    const isOption = ['rounding', 'from', 'sign', 'every'].includes(field);
    return isOption ? t(`suppliers.${field}.${value}` as 'suppliers.from.none') : value;
  };
  return (
    <ConflictForm version={version} rows={rows} form={fetcher.Form} textOf={textOf}>
      <input type="hidden" name="intent" value={which} />
      {rest.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {which === 'schedule' && (
        <Field label={t('suppliers.secret')} hint={t('suppliers.secretHint')}>
          {(control) => (
            <input
              className="in"
              {...control}
              type="password"
              name="secret"
              autoComplete="new-password"
              maxLength={500}
            />
          )}
        </Field>
      )}
    </ConflictForm>
  );
}
