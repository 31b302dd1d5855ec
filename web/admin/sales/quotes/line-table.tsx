import type { FieldError } from '#domain/base/error-codes.ts';
import { type Cents, formatEuros } from '#domain/base/money.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/quotes.ts';
import fi from '#web/messages/admin/fi/quotes.ts';
import { Glyph } from '#web/ui/admin/icon.tsx';
import { errorOf } from './field-errors.ts';
import styles from './quotes.module.css';
import type { TypedLine } from './reply-form.ts';

type Props = { lines: TypedLine[]; errors: FieldError[]; listPrices: Record<string, Cents> };

const COLUMNS = [
  { name: 'sku', text: 'quotes.sku', mode: 'text' },
  { name: 'title', text: 'quotes.product', mode: 'text' },
  { name: 'amount', text: 'quotes.amount', mode: 'numeric' },
  { name: 'price', text: 'quotes.ownPrice', mode: 'decimal' },
] as const;

/** The lines of a reply, each with the catalog's price beside one's own. Lines left empty are no lines. */
export function LineTable({ lines, errors, listPrices }: Props) {
  const t = useTexts(fi, en);
  const listError = errorOf(errors, 'lines');
  return (
    <div className="tbox scrollx">
      <table className={`t in-sec ${styles.lines}`}>
        <thead>
          <tr>
            {COLUMNS.map(({ name, text }) => (
              <th key={name} scope="col">
                {t(text)}
              </th>
            ))}
            <th scope="col" className="r">
              {t('quotes.listPrice')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are only added at the end, and two may be alike
            <tr key={row}>
              {COLUMNS.map(({ name, text, mode }) => {
                const error = errorOf(errors, `lines.${row}.${name}`);
                return (
                  <td key={name}>
                    <input
                      className={mode === 'text' ? 'in' : 'in n'}
                      name={name}
                      defaultValue={line[name]}
                      inputMode={mode}
                      aria-label={`${t(text)}, ${row + 1}`}
                      aria-invalid={error ? true : undefined}
                      title={error ? t(error) : undefined}
                    />
                    {error && (
                      <small className="err">
                        <Glyph name="fail" />
                        {t(error)}
                      </small>
                    )}
                  </td>
                );
              })}
              <td className="r num">{line.sku in listPrices ? formatEuros(listPrices[line.sku] ?? 0) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {listError && <p className="err">{t(listError)}</p>}
    </div>
  );
}
