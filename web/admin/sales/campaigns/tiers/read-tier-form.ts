import type { FieldEdit } from '#domain/base/merge-edits.ts';
import { keysIn } from '#domain/base/merge-edits.ts';
import { tierField } from '#domain/sales/campaigns/staff/cart-rule-fields.ts';
import { numberText } from '#domain/sales/campaigns/staff/effect-text.ts';
import { readFieldEdits } from '#web/admin/base/pieces/edit/read-field-edits.ts';
import { timeOfForm } from '../campaign/read-campaign-form.ts';

/** The fields of the form of a cart rule, with the tier that it adds and those it removes. */
export function readTierForm(form: FormData): FieldEdit[] {
  const edits = readFieldEdits(form);
  const code = String(form.get('add.code') ?? '')
    .trim()
    .toUpperCase();
  const fields = [...edits.values()].map(({ field, base, mine }): FieldEdit => {
    if (field === 'from' || field === 'until') return { field, base, mine: timeOfForm(form, field) };
    return { field, base, mine: field.startsWith('tier/') ? numberText(mine) : mine.trim() };
  });
  const tiers = edits.get('tiers');
  if (!tiers) return fields;
  const removed = form.getAll('remove').map(String);
  const kept = keysIn(form.has('f.tiers') ? tiers.mine : tiers.base).filter((one) => !removed.includes(one));
  const isAdding = code !== '' && !kept.includes(code);
  const all = isAdding ? [...kept, code] : kept;
  const others = fields.filter(({ field }) => field !== 'tiers');
  return [
    ...others,
    { field: 'tiers', base: tiers.base, mine: all.join('\n') },
    ...(isAdding ? [{ field: tierField(code), base: '', mine: numberText(String(form.get('add.from') ?? '')) }] : []),
  ];
}
