import type { FieldEdit } from '#domain/base/merge-edits.ts';

const texts = (form: FormData, name: string) =>
  form.getAll(name).map((value) => String(value).replaceAll('\r\n', '\n'));

/** The fields of a form: `f.<field>` is what was typed and `base.<field>` what was seen, several values of a list on lines. */
export function readFieldEdits(form: FormData): Map<string, FieldEdit> {
  const edits = new Map<string, FieldEdit>();
  for (const name of form.keys()) {
    if (!name.startsWith('base.')) continue;
    const field = name.slice('base.'.length);
    const mine = texts(form, `f.${field}`).filter(Boolean).join('\n');
    edits.set(field, { field, base: texts(form, name)[0] ?? '', mine });
  }
  return edits;
}
