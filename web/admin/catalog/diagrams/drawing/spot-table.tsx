import { Link } from 'react-router';
import type { DrawnPart } from '#backend/catalog/diagrams/staff/service.ts';
import { ownValue } from '#domain/base/records.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/diagrams.ts';
import fi from '#web/messages/admin/fi/diagrams.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Status } from '#web/ui/admin/status.tsx';
import styles from './drawing.module.css';
import type { SpotRow } from './rows.ts';

type Props = {
  rows: readonly SpotRow[];
  parts: Record<string, DrawnPart>;
  onChange: (key: string, change: Partial<SpotRow>) => void;
  mayEdit: boolean;
};

const columns = ['number', 'sku', 'amount', 'x', 'y'] as const;
const sizes = { number: 3, sku: 16, amount: 3, x: 5, y: 5 } as const;

/** The places as a table: everything that the drawing does, with fields. */
export function SpotTable({ rows, parts, onChange, mayEdit }: Props) {
  const t = useTexts(fi, en);
  return (
    <div className="tbox scrollx">
      <table className="t">
        <caption className="sr">{t('diagrams.spots')}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`diagrams.${column}`)}
              </th>
            ))}
            <th scope="col">{t('diagrams.part')}</th>
            {mayEdit && (
              <th scope="col">
                <span className="sr">{t('diagrams.remove')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.key} hidden={row.isGone}>
              {columns.map((column) => (
                <td key={column}>
                  {column === 'number' && (
                    <>
                      <input type="hidden" name="spot.base" value={row.base ? JSON.stringify(row.base) : ''} />
                      {row.isGone && <input type="hidden" name="spot.gone" value={index} />}
                    </>
                  )}
                  {mayEdit ? (
                    <input
                      className={column === 'sku' ? `in ${styles.code}` : `in n ${styles.number}`}
                      name={`spot.${column}`}
                      id={`field-${column}-${row.key}`}
                      value={row[column]}
                      size={sizes[column]}
                      inputMode={column === 'sku' ? undefined : 'decimal'}
                      aria-label={`${t(`diagrams.${column}`)} ${row.number}`}
                      autoComplete="off"
                      onChange={(event) => onChange(row.key, { [column]: event.target.value })}
                    />
                  ) : (
                    row[column]
                  )}
                </td>
              ))}
              <td>
                <Part of={row.sku.trim()} parts={parts} />
              </td>
              {mayEdit && (
                <td>
                  <Button
                    small
                    icon="x"
                    aria-label={t('diagrams.removeSpot', { number: row.number })}
                    onClick={() => onChange(row.key, { isGone: true })}
                  />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The part of a code: known once it is saved. */
function Part({ of, parts }: { of: string; parts: Record<string, DrawnPart> }) {
  const t = useTexts(fi, en);
  const part = ownValue(parts, of);
  if (part === undefined) return null;
  if (part === null)
    return (
      <Status glyph="warn" tone="warn">
        {t('diagrams.unknownPart')}
      </Status>
    );
  return (
    <>
      <Link to={`/varaosat?sku=${encodeURIComponent(of)}`}>{part.name}</Link>{' '}
      {!part.isSold && <span className="muted">{t('diagrams.notSold')}</span>}
    </>
  );
}
