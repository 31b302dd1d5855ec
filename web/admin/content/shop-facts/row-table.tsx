import { CellField, useField } from '#web/admin/base/pieces/edit/edit-form.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import { classes } from '#web/ui/classes.ts';
import { Flag } from './flag.tsx';
import type { SettingField } from './load.ts';
import styles from './shop-facts.module.css';
import { en, fi, textOf } from './texts.ts';

const columnOf = ({ name }: SettingField) => name.slice(0, name.indexOf('.'));

/** Fields that come from data as a table, such as the delivery methods with their prices. */
export function RowTable({ fields, heading }: { fields: readonly SettingField[]; heading: string }) {
  const t = useTexts(fi, en);
  const columns = [...new Set(fields.map(columnOf))];
  const rows = Map.groupBy(fields, ({ row }) => row?.id ?? '');
  return (
    <div className={classes(styles.list, styles.rows)}>
      <table>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {textOf(t, `column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...rows].map(([id, cells]) => (
            <tr key={id}>
              <th scope="row">{cells[0]?.row?.label}</th>
              {cells.map((cell) => (
                <td key={cell.name} data-label={textOf(t, `column.${columnOf(cell)}`)}>
                  <RowCell cell={cell} label={`${cell.row?.label}: ${textOf(t, `column.${columnOf(cell)}`)}`} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function RowCell({ cell: { name, kind }, label }: { cell: SettingField; label: string }) {
  const { error } = useField(name);
  if (kind === 'shown') return <Flag name={name} label={label} isLabelHidden />;
  return (
    <>
      <CellField field={name} label={label} />
      {error && <p className="err">{error}</p>}
    </>
  );
}
