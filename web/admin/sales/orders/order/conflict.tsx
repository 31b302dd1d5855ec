import { editFields } from '#domain/sales/orders/order-edit.ts';
import { ConflictForm } from '#web/admin/base/pieces/conflict-form.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/order.ts';
import fi from '#web/messages/admin/fi/order.ts';
import type { OrderAnswer } from './answer.ts';

type Props = Extract<OrderAnswer, { clashes: unknown }>;

/** Fields of an order that a colleague changed meanwhile; the rest of the form comes along. */
export function Conflict({ version, clashes, typed }: Props) {
  const t = useTexts(fi, en);
  const clashing = new Set(clashes.map(({ field }) => field));
  const rest = editFields.filter((field) => !clashing.has(field) && typed[field] !== undefined);
  const rows = clashes.map((clash) => ({ ...clash, name: clash.field, label: t(`edit.${clash.field}`) }));
  return (
    <ConflictForm version={version} rows={rows}>
      <input type="hidden" name="intent" value="edit" />
      {typed.notify && <input type="hidden" name="notify" value="1" />}
      {rest.map((field) => (
        <span key={field} hidden>
          <input type="hidden" name={field} value={typed[field]} />
          <input type="hidden" name={`base.${field}`} value={typed[`base.${field}`] ?? ''} />
        </span>
      ))}
    </ConflictForm>
  );
}
