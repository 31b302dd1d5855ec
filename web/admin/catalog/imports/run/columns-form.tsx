import { Form } from 'react-router';
import {
  absentChoices,
  delimiters,
  encodings,
  type FileColumn,
  importKinds,
} from '#domain/catalog/imports/import-run.ts';
import { supplierFields } from '#domain/catalog/suppliers/supplier.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/imports.ts';
import fi from '#web/messages/admin/fi/imports.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { Status } from '#web/ui/admin/status.tsx';
import styles from '../imports.module.css';
import type { LoadedRun } from './load-run.ts';

type Option = { value: string; text: string };

/** How the file is read: what its rows are, what its columns mean, its encoding and marks. */
export function ColumnsForm({ run, fields, suppliers, isWhole }: LoadedRun & { isWhole: boolean }) {
  const t = useTexts(fi, en);
  const { kind, reading, recognised, columns, supplierId } = run;
  const isList = kind === 'supplier-list';
  const options: Option[] = isList
    ? supplierFields.map((value) => ({ value, text: t(`field.${value}`) }))
    : fields.map((value) => ({ value, text: value }));
  const used = columns.filter(({ field }) => field !== null).length;
  return (
    <Form method="post" preventScrollReset className="sec form" key={run.version}>
      <input type="hidden" name="intent" value="configure" />
      <input type="hidden" name="was" value={[kind, reading.encoding ?? '', reading.delimiter ?? ''].join()} />
      <div className="sec-h">
        <h2>{t('run.columns')}</h2>
        <span className="push">
          <Status glyph="done" tone="ok">
            {t('run.used', { used, all: columns.length })}
          </Status>
        </span>
      </div>
      {columns.length > 0 && <Columns columns={columns} options={options} />}
      {isList && <p className="hint">{t('run.remembered')}</p>}
      <Field label={t('run.kind')}>
        {(control) => (
          <select className="sel" {...control} name="kind" defaultValue={kind}>
            {importKinds.map((one) => (
              <option key={one} value={one}>
                {t(`kind.${one}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {suppliers.length > 0 && (
        <Field label={t('imports.supplier')}>
          {(control) => (
            <select className="sel" {...control} name="supplier" defaultValue={supplierId ?? ''}>
              <option value="">–</option>
              {suppliers.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {recognised.format === 'csv' && <Marks run={run} />}
      {isList && (
        <Field label={t('run.absentParts')} hint={t('run.absentHint')}>
          {(control) => (
            <select className="sel" {...control} name="absent" defaultValue={run.absent}>
              {absentChoices.map((one) => (
                <option key={one} value={one}>
                  {t(`run.absent.${one}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <p>
        <label>
          <input className="box" type="checkbox" name="leavesOut" defaultChecked={run.leavesOut} disabled={isWhole} />{' '}
          {t('run.leavesOut')}
        </label>
      </p>
      {isWhole && (
        <>
          <p className="hint">{t('run.leavesOutWhole')}</p>
          <p>
            <label>
              <input className="box" type="checkbox" name="allowsRemovals" defaultChecked={run.allowsRemovals} />{' '}
              {t('run.allowsRemovals')}
            </label>
          </p>
        </>
      )}
      <Button type="submit" icon="rotate-cw">
        {t('run.saveColumns')}
      </Button>
    </Form>
  );
}

function Columns({ columns, options }: { columns: readonly FileColumn[]; options: readonly Option[] }) {
  const t = useTexts(fi, en);
  return (
    <table className={`t in-sec ${styles.columns}`}>
      <tbody>
        {columns.map(({ name, sample, field }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns are told apart by their place
          <tr key={at}>
            <td>
              <code>{name || '–'}</code>
              <small>{sample}</small>
            </td>
            <td>
              <select
                className="sel"
                name={`column.${at}`}
                defaultValue={field ?? ''}
                aria-label={t('run.fieldOf', { column: name || String(at + 1) })}
              >
                <option value="">{t('run.notImported')}</option>
                {field !== null && !options.some(({ value }) => value === field) && <option>{field}</option>}
                {options.map(({ value, text }) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </select>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Marks({ run: { reading, recognised } }: Pick<LoadedRun, 'run'>) {
  const t = useTexts(fi, en);
  const named = (mark: string) => (mark === '\t' ? t('run.tab') : mark);
  const choices = [
    { name: 'encoding', of: encodings, chosen: reading.encoding, found: recognised.encoding },
    { name: 'delimiter', of: delimiters, chosen: reading.delimiter, found: named(recognised.delimiter) },
    { name: 'decimal', of: [',', '.'], chosen: reading.decimal, found: recognised.decimal ?? t('run.unknown') },
  ] as const;
  return choices.map(({ name, of, chosen, found }) => (
    <Field key={name} label={t(`run.${name}`)}>
      {(control) => (
        <select className="sel" {...control} name={name} defaultValue={chosen ?? ''}>
          <option value="">{t('run.recognised', { value: found })}</option>
          {of.map((value) => (
            <option key={value} value={value}>
              {named(value)}
            </option>
          ))}
        </select>
      )}
    </Field>
  ));
}
