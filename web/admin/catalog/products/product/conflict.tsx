import { ConflictForm } from '#web/admin/base/pieces/conflict-form.tsx';
import type { ProductAnswer } from './product-actions.ts';

type Props = Extract<ProductAnswer, { clashes: unknown }>;

/** Fields of a product that a colleague changed meanwhile; the rest of the form comes along. */
export function Conflict({ version, clashes, typed }: Props) {
  const names = new Set(clashes.flatMap(({ field }) => [`f.${field}`, `base.${field}`]));
  // an empty row that could have been filled is nothing to keep
  const rest = typed.filter(
    ([name, value]) => (value !== '' || !name.startsWith('add.')) && !names.has(name) && name !== 'version',
  );
  const rows = clashes.map((clash) => ({ ...clash, name: `f.${clash.field}`, label: decodeURIComponent(clash.field) }));
  return (
    <ConflictForm version={version} rows={rows}>
      {rest.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
    </ConflictForm>
  );
}
