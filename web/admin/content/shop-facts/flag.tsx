import { Seen, useField } from '#web/admin/base/pieces/edit/edit-form.tsx';
import { Glyph } from '#web/ui/admin/icon.tsx';

type Props = { name: string; label: string; isLabelHidden?: boolean };

/** A box for yes or no. */
export function Flag({ name, label, isLabelHidden }: Props) {
  const { value, error } = useField(name);
  return (
    <>
      <label className="check">
        <Seen field={name} />
        <input className="box" type="checkbox" name={`f.${name}`} value="1" defaultChecked={value === '1'} />
        <span className={isLabelHidden ? 'sr' : undefined}>{label}</span>
      </label>
      {error && (
        <p className="err">
          <Glyph name="fail" />
          {error}
        </p>
      )}
    </>
  );
}
