import { type FieldEdit, keysIn } from '#domain/base/merge-edits.ts';
import { isOneOf } from '#domain/base/records.ts';
import { ruleField } from '#domain/sales/campaigns/staff/campaign-fields.ts';
import { effectKinds, emptyEffect, numberText, typedEffectText } from '#domain/sales/campaigns/staff/effect-text.ts';
import { readFieldEdits } from '#web/admin/base/pieces/edit/read-field-edits.ts';

/** The key of the empty rule at the end of a form; it becomes one when its effect is chosen. */
export const NEW_RULE = 'new';
const effectNames = ['percentage', 'amount', 'fixedPrice', 'buy', 'pay', 'gift', 'giftPieces', 'methods'] as const;
const LISTS = ['category', 'brand', 'sku'];

const text = (form: FormData, name: string) => String(form.get(name) ?? '').trim();

/** The effect of a rule from its controls `e.<rule>.<part>`; a conflict sends it as one text. */
function effectOf(form: FormData, key: string): string {
  const decided = form.get(`f.${ruleField(key, 'effect')}`);
  if (decided !== null) return String(decided);
  const kind = text(form, `e.${key}.kind`);
  if (!isOneOf(effectKinds, kind)) return '';
  const typed = Object.fromEntries(effectNames.map((name) => [name, text(form, `e.${key}.${name}`)]));
  return typedEffectText({ ...emptyEffect, ...typed, kind });
}

/** A time from its day and clock, `d.<field>` and `h.<field>`. */
export function timeOfForm(form: FormData, field: string): string {
  const decided = form.get(`f.${field}`);
  if (decided !== null) return String(decided);
  const [day, clock] = [text(form, `d.${field}`), text(form, `h.${field}`)];
  return day && clock ? `${day}T${clock.slice(0, 5)}` : day;
}

/** What was typed for a field, in the form in which it is stored. */
function typedField(form: FormData, field: string, mine: string): string {
  const [first = '', key = '', own = ''] = field.split('/');
  const name = own || first;
  if (name === 'effect') return effectOf(form, key);
  if (name === 'from' || name === 'until') return timeOfForm(form, field);
  if (LISTS.includes(name)) {
    const chosen = form.getAll(`a.${field}`).map(String);
    const lines = [...mine.split('\n'), ...chosen].map((line) => line.trim()).filter(Boolean);
    return [...new Set(lines)].join('\n');
  }
  return name === 'value' ? numberText(mine) : mine.trim();
}

/** A rule before the one above it. */
function moved(keys: readonly string[], key: string): string[] {
  const at = keys.indexOf(key);
  return at < 1 ? [...keys] : [...keys.slice(0, at - 1), key, ...keys.slice(at - 1, at), ...keys.slice(at + 1)];
}

/** The fields of the form of a campaign, with the rules that it adds (`newKey`), removes and moves. */
export function readCampaignForm(form: FormData, newKey: () => string): { version: number; fields: FieldEdit[] } {
  const edits = readFieldEdits(form);
  const fields: FieldEdit[] = [];
  const key = newKey();
  const isAdding = effectOf(form, NEW_RULE) !== '';
  for (const { field, base, mine } of edits.values()) {
    if (field === 'rules') continue;
    const isNew = field.startsWith(`rule/${NEW_RULE}/`);
    if (isNew && !isAdding) continue;
    const own = isNew ? field.replace(`rule/${NEW_RULE}/`, `rule/${key}/`) : field;
    fields.push({ field: own, base, mine: typedField(form, field, mine) });
  }
  const rules = edits.get('rules');
  if (rules) {
    const removed = form.getAll('remove').map(String);
    const [, up = ''] = /^up (.+)$/.exec(text(form, 'do')) ?? [];
    const decided = form.has('f.rules') ? keysIn(rules.mine) : keysIn(rules.base);
    const kept = moved(decided, up).filter((one) => !removed.includes(one));
    fields.push({ field: 'rules', base: rules.base, mine: [...kept, ...(isAdding ? [key] : [])].join('\n') });
  }
  return { version: Number(form.get('version')) || 0, fields };
}

/** The cart to try: rows of a sku and pieces. */
export function readTriedLines(form: FormData): { sku: string; amount: number }[] {
  const amounts = form.getAll('try.amount').map((value) => Number(value));
  return form.getAll('try.sku').flatMap((value, i) => {
    const sku = String(value).trim().slice(0, 100);
    const amount = amounts[i] ?? 1;
    return sku === '' || sku.includes('\0')
      ? []
      : [{ sku, amount: Number.isInteger(amount) && amount > 0 && amount <= 9999 ? amount : 1 }];
  });
}
