import { type FieldEdit, keysIn } from '#domain/base/merge-edits.ts';
import { readFieldEdits } from '#web/admin/base/pieces/edit/read-field-edits.ts';

/** A form of the page of a product, as the service takes it. */
export type ProductEdits = { version: number; fields: FieldEdit[]; make?: { pattern: string; price: string } };

const text = (form: FormData, name: string) => form.getAll(name).map((value) => String(value).replaceAll('\r\n', '\n'));
const part = (kind: string, key: string, name: string) => `${kind}/${encodeURIComponent(key)}/${name}`;

/**
 * Reads the fields of a form. Rows that were added, and the button that was pressed (`do`: `remove images <key>`, `up images <key>`), change lists by their keys.
 */
export function readEdits(form: FormData): ProductEdits {
  const edits = readFieldEdits(form);
  const add = (list: string, key: string, fields: Record<string, string> = {}) => {
    const edit = edits.get(list);
    if (!edit || key === '' || key.includes('\n')) return;
    edit.mine = [...new Set([...keysIn(edit.mine), key])].join('\n');
    for (const [field, mine] of Object.entries(fields)) edits.set(field, { field, base: '', mine });
  };
  for (const category of text(form, 'add.category')) add('categories', category);
  const [labels, values, valuesEn] = ['label', 'value', 'valueEn'].map((name) => text(form, `add.attribute.${name}`));
  for (const [i, label = ''] of (labels ?? []).entries())
    add('attributes', label.trim(), {
      [part('attribute', label.trim(), 'value.fi')]: values?.[i] ?? '',
      [part('attribute', label.trim(), 'value.en')]: valuesEn?.[i] ?? '',
    });
  const vehicle = ['make', 'model', 'from', 'to'].map((name) => text(form, `add.vehicle.${name}`));
  for (const [i, make = ''] of (vehicle[0] ?? []).entries())
    if (make.trim() && vehicle[1]?.[i]?.trim())
      add('fitment', vehicle.map((column) => column[i]?.trim() ?? '').join('|'));
  for (const id of text(form, 'add.image')) add('images', id);
  for (const key of text(form, 'add.document')) add('documents', key);
  press(edits, text(form, 'do')[0] ?? '');
  const [pattern = '', price = ''] = [...text(form, 'make.pattern'), ...text(form, 'make.price')];
  return {
    version: Number(form.get('version')) || 0,
    fields: [...edits.values()],
    ...(form.get('do') === 'make' && { make: { pattern, price } }),
  };
}

function press(edits: Map<string, FieldEdit>, pressed: string): void {
  const [, verb, list = '', key = ''] = /^(remove|up|down) (\S+) (.+)$/.exec(pressed) ?? [];
  const edit = edits.get(list);
  if (!edit) return;
  const keys = keysIn(edit.mine);
  const at = keys.indexOf(key);
  if (at < 0) return;
  keys.splice(at, 1);
  if (verb !== 'remove') keys.splice(Math.max(0, at + (verb === 'up' ? -1 : 1)), 0, key);
  edit.mine = keys.join('\n');
}
