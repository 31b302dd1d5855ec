import type { FieldClash } from '#domain/base/merge-edits.ts';
import { ConflictForm } from '#web/admin/base/pieces/conflict-form.tsx';

type Props = {
  version: number;
  clashes: (FieldClash & { who: string | null; at: Date | null })[];
  /** All that was typed, by the names of the controls. */
  typed: [string, string][];
  /** The label of a field; its name without it. */
  labelOf?: (field: string) => string;
};

/** Fields of a form that a colleague changed meanwhile; the rest of the form comes along. */
export function EditConflict({ version, clashes, typed, labelOf = decodeURIComponent }: Props) {
  const names = new Set(clashes.flatMap(({ field }) => [`f.${field}`, `base.${field}`]));
  // an empty row that could have been filled is nothing to keep
  const rest = typed.filter(
    ([name, value]) => (value !== '' || !name.startsWith('add.')) && !names.has(name) && name !== 'version',
  );
  const rows = clashes.map((clash) => ({ ...clash, name: `f.${clash.field}`, label: labelOf(clash.field) }));
  return (
    <ConflictForm version={version} rows={rows}>
      {rest.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
    </ConflictForm>
  );
}
