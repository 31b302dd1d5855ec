import { Form, Link } from 'react-router';
import type { ContractRow } from '#domain/customers/contract-prices/contract-price.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/contract-prices.ts';
import fi from '#web/messages/admin/fi/contract-prices.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { ScrollTable } from '#web/ui/admin/scroll-table.tsx';
import { rowText, valueText } from '../row-text.ts';

type Props = { rows: ContractRow[]; found: number; text: string; mayEdit: boolean };

/** The rows of a list, with their search. */
export function Rows({ rows, found, text, mayEdit }: Props) {
  const t = useTexts(fi, en);
  const heads = (['kind', 'target', 'value', 'fromAmount'] as const).map((head) => t(`contracts.${head}`));
  return (
    <section className="sec">
      <h2>
        {t('contracts.rows')} <span className="count">{found}</span>
      </h2>
      <Form role="search" className="band">
        <label className="find">
          <span className="sr">{t('contracts.find')}</span>
          <input className="in" type="search" name="q" defaultValue={text} placeholder={t('contracts.find')} />
        </label>
      </Form>
      {rows.length === 0 && <p className="muted">{t('contracts.noRows')}</p>}
      {rows.length > 0 && (
        <ScrollTable label={t('contracts.rows')} heads={mayEdit ? [...heads, ''] : heads}>
          {rows.map((row) => (
            <tr key={`${row.kind} ${row.target} ${row.from}`}>
              <td>{t(`contracts.kind.${row.kind}`)}</td>
              <th scope="row">{row.target || '–'}</th>
              <td className="num">{valueText(row)}</td>
              <td className="num">{row.from}</td>
              {mayEdit && (
                <td>
                  <Form method="post" className="btns">
                    <input type="hidden" name="seen" value={JSON.stringify(row)} />
                    <Link
                      to={{ search: `?${new URLSearchParams({ rivi: `${row.kind} ${row.target} ${row.from}` })}` }}
                      aria-label={t('contracts.editOf', { row: rowText(row) })}
                    >
                      {t('contracts.editRow')}
                    </Link>
                    <Button
                      type="submit"
                      name="intent"
                      value="remove-row"
                      small
                      aria-label={t('contracts.removeOf', { row: rowText(row) })}
                    >
                      {t('contracts.removeRow')}
                    </Button>
                  </Form>
                </td>
              )}
            </tr>
          ))}
        </ScrollTable>
      )}
      {found > rows.length && <p className="muted">{t('contracts.more', { shown: rows.length, all: found })}</p>}
    </section>
  );
}
