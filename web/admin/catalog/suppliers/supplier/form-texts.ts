import type { Locale } from '#domain/base/locale.ts';
import { type FieldEdit, mergeEdits } from '#domain/base/merge-edits.ts';
import type { ListSchedule } from '#domain/catalog/suppliers/schedule.ts';
import { FACTOR_ONE, type Supplier } from '#domain/catalog/suppliers/supplier.ts';
import { roundingName } from '../read-form.ts';

export type SupplierForm = 'rules' | 'schedule';
type Shown = Pick<Supplier, 'name' | 'rules'> & { schedule: ListSchedule | null };

const ticked = (is: boolean) => (is ? 'on' : '');

/** What the controls of a form hold for a supplier as it is stored; a secret is never shown. */
export function formTexts(
  which: SupplierForm,
  { name, rules, schedule }: Shown,
  locale: Locale,
): Record<string, string> {
  if (which === 'rules')
    return {
      name,
      factor: (rules.factor / FACTOR_ONE).toLocaleString(locale, { maximumFractionDigits: 2 }),
      rounding: roundingName(rules.rounding),
      prefix: rules.prefix,
      group: rules.group,
      perPack: ticked(rules.perPack),
    };
  const source = schedule?.source;
  const address = source?.kind === 'https' ? source : { url: '', sign: 'none', user: '' };
  return {
    from: source?.kind ?? 'none',
    url: address.url,
    sign: address.sign,
    user: address.user,
    every: schedule?.every ?? 'day',
    at: schedule?.at ?? '05:30',
    applies: ticked(schedule?.applies ?? false),
    mostBroken: String(schedule?.mostBroken ?? 0),
  };
}

const typed = (form: FormData, name: string) => String(form.get(name) ?? '').trim();

/** A form over what a colleague stored meanwhile: the form to save instead, or the fields that both changed. */
export function mergeForm(which: SupplierForm, form: FormData, stored: Shown, locale: Locale) {
  const theirs = formTexts(which, stored, locale);
  const edits: FieldEdit[] = Object.keys(theirs).map((field) => ({
    field,
    base: typed(form, `base.${field}`),
    mine: typed(form, field),
  }));
  const { changes, clashes } = mergeEdits(theirs, edits);
  const merged = new FormData();
  for (const [field, value] of Object.entries({ ...theirs, ...changes })) merged.set(field, value ?? '');
  // it starts from what is stored now
  for (const [field, value] of Object.entries(theirs)) merged.set(`base.${field}`, value);
  merged.set('secret', typed(form, 'secret'));
  return { merged, clashes };
}
