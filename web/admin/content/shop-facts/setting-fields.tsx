import { carrierNames, shopIcons } from '#domain/base/shop-config.ts';
import { linesOf } from '#domain/content/shop-facts/value-texts.ts';
import { ChoiceField, Seen, TextField, useField } from '#web/admin/base/pieces/edit/edit-form.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import { Glyph } from '#web/ui/admin/icon.tsx';
import { Flag } from './flag.tsx';
import type { SettingField, SettingsPage } from './load.ts';
import { ColourField, LogoField, PhotoField } from './look-fields.tsx';
import { RowTable } from './row-table.tsx';
import styles from './shop-facts.module.css';
import { en, fi, fieldLabel, labelOf, type T, textOf } from './texts.ts';

const isHours = ({ name }: SettingField) => name.startsWith('hours.');

/** The fields of a section in their order; the weekdays of a store together, fields with rows as a table. */
export function SettingFields({ open }: { open: SettingsPage['open'] }) {
  const t = useTexts(fi, en);
  const { fields } = open;
  const days = fields.filter(isHours);
  const inRows = fields.filter(({ row }) => row);
  return fields.map((field) => {
    if (field === inRows[0])
      return <RowTable key={field.name} fields={inRows} heading={textOf(t, `rows.${open.kind}`)} />;
    if (field === days[0])
      return (
        <fieldset key={field.name} className={styles.week}>
          <legend className="label">{t('part.hours')}</legend>
          <p className={`hint ${styles.weekHint}`}>{t('hint.hours')}</p>
          {days.map((day) => (
            <TextField key={day.name} field={day.name} label={labelOf(t, day.name)} />
          ))}
        </fieldset>
      );
    return isHours(field) || field.row ? null : <SettingControl key={field.name} field={field} open={open} />;
  });
}

type Hint =
  `hint.${'list' | 'category' | 'confirmedOn' | 'dispatchUntil' | 'readyMinutes' | 'handoverDays' | 'cartReminder'}`;
const hints: Record<string, Hint> = {
  cartReminder: 'hint.cartReminder',
  offered: 'hint.list',
  category: 'hint.category',
  confirmedOn: 'hint.confirmedOn',
  dispatchUntil: 'hint.dispatchUntil',
  readyMinutes: 'hint.readyMinutes',
  handoverDays: 'hint.handoverDays',
};

function SettingControl({ field, open }: { field: SettingField; open: SettingsPage['open'] }) {
  const t = useTexts(fi, en);
  const { name, kind, columns } = field;
  const label = fieldLabel(t, open, name);
  if (columns) return <ListField field={field} label={label} hint={listHint(t, name, open.kind)} />;
  if (kind === 'flag' || kind === 'shown') return <Flag name={name} label={label} />;
  if (kind === 'picture') return <LogoField name={name} label={label} />;
  if (kind === 'photo') return <PhotoField name={name} label={label} />;
  if (kind === 'colour') return <ColourField name={name} label={label} />;
  if (kind === 'icon')
    return <ChoiceField field={name} label={label} choices={shopIcons.map((icon) => ({ value: icon, text: icon }))} />;
  if (kind === 'mail')
    return (
      <TextField
        field={name}
        label={label}
        rows={name.includes('ubject') ? undefined : 3}
        lang={name.endsWith('.en') ? 'en' : 'fi'}
        hint={
          field.placeholders?.length
            ? t('hint.mail', { names: field.placeholders.map((one) => `{${one}}`).join(', ') })
            : undefined
        }
      />
    );
  const hint = kind === 'postcodes' ? 'hint.postcodes' : hints[name];
  return (
    <TextField
      field={name}
      label={label}
      rows={kind === 'long' ? 3 : undefined}
      lang={name.endsWith('.en') ? 'en' : undefined}
      hint={hint && t(hint)}
    />
  );
}

const listHint = (t: T, name: string, section: string) =>
  name === 'restDays'
    ? t('hint.restDays')
    : name === 'days'
      ? t(section === 'dispatch' ? 'hint.dispatchDays' : 'hint.days')
      : '';

/** Rows that can be filled in beside those that are there. */
const EMPTY_ROWS = 2;

type ListProps = { field: SettingField; label: string; hint: string };

/** A list as a table of fields, with empty rows at its end. An emptied row is removed. */
function ListField({ field: { name, columns }, label, hint }: ListProps) {
  const t = useTexts(fi, en);
  const { value, error } = useField(name);
  const lines = [...linesOf(value), ...Array.from({ length: EMPTY_ROWS }, (): string[] => [])];
  return (
    <fieldset className={styles.list}>
      <legend className="label">{label}</legend>
      <p className="hint">{[hint, t('hint.rows')].filter(Boolean).join(' ')}</p>
      {error && (
        <p className="err">
          <Glyph name="fail" />
          {error}
        </p>
      )}
      <Seen field={name} />
      <table>
        <thead>
          <tr>
            {columns?.map((column) => (
              <th key={column.name} scope="col">
                {textOf(t, `column.${column.name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity than their place
            <tr key={row}>
              {columns?.map((column, i) => (
                <td key={column.name} data-label={textOf(t, `column.${column.name}`)}>
                  <Cell
                    name={`cell.${name}.${row}.${i}`}
                    kind={column.kind}
                    value={cells[i] ?? ''}
                    label={t('row', { column: textOf(t, `column.${column.name}`), row: row + 1 })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </fieldset>
  );
}

function Cell({
  name,
  kind,
  value,
  label,
}: {
  name: string;
  kind: SettingField['kind'];
  value: string;
  label: string;
}) {
  const t = useTexts(fi, en);
  const choices = kind === 'icon' ? shopIcons : kind === 'carrier' ? carrierNames : null;
  if (!choices)
    return (
      <input
        className="in"
        name={name}
        defaultValue={value}
        aria-label={label}
        size={kind === 'day' ? 10 : undefined}
      />
    );
  return (
    <select className="sel" name={name} defaultValue={value} aria-label={label}>
      {['', ...choices].map((choice) => (
        <option key={choice} value={choice}>
          {choice ? textOf(t, kind === 'carrier' ? `carrier.${choice}` : choice) : '–'}
        </option>
      ))}
    </select>
  );
}
