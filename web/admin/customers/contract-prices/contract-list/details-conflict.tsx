import { ConflictForm } from '#web/admin/base/pieces/conflict-form.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/contract-prices.ts';
import fi from '#web/messages/admin/fi/contract-prices.ts';
import type { Conflict } from './act.ts';

/** Fields of a list that two people changed. */
export function DetailsConflict({ conflict: { version, who, at, clashes, rest } }: { conflict: Conflict }) {
  const t = useTexts(fi, en);
  const rows = clashes.map((clash) => ({
    ...clash,
    name: clash.field,
    label: t(`contracts.${clash.field}` as 'contracts.name'),
    who,
    at: at && new Date(at),
  }));
  return (
    <ConflictForm version={version} rows={rows} textOf={(_, value) => value || '–'}>
      <input type="hidden" name="intent" value="details" />
      {rest.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </ConflictForm>
  );
}
