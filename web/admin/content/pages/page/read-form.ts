import type { TextForm } from '#backend/content/pages/staff/service.ts';
import { type Locale, locales } from '#domain/base/locale.ts';
import { isOneOf } from '#domain/base/records.ts';
import { namedKinds } from '#domain/content/pages/block.ts';

/** Questions and answers come as fields of one name each, in order. */
function questionsIn(form: FormData, prefix: string): [string, string][] {
  const found: [string, string][] = [];
  for (const name of new Set(form.keys())) {
    if (!name.startsWith(prefix) || !name.endsWith('/question')) continue;
    const block = name.slice(prefix.length, -'/question'.length);
    const answers = form.getAll(`${prefix}${block}/answer`);
    const rows = form.getAll(name).map((q, i) => ({ q: plain(q).trim(), a: plain(answers[i] ?? '') }));
    const kept = rows.filter(({ q, a }) => q !== '' || a.trim() !== '');
    found.push([`${block}/questions`, kept.length === 0 ? '' : JSON.stringify(kept)]);
  }
  return found;
}

const plain = (value: FormDataEntryValue) => String(value).replaceAll('\r\n', '\n');

/** What a button does with the list of a language: `up fi <id>`, `down fi <id>`, `remove fi <id>`, `add fi <kind>`. */
function pressed(list: string[], verb: string, what: string): [string[], [string, string][]] {
  if (verb === 'add') {
    const kind = isOneOf(namedKinds, what) ? what : 'text';
    const id = `n${list.length}${crypto.randomUUID().slice(0, 6)}`;
    return [[...list, id], [[`block/${id}/kind`, kind]]];
  }
  const at = list.indexOf(what);
  if (at < 0) return [list, []];
  const rest = list.toSpliced(at, 1);
  if (verb !== 'remove') rest.splice(Math.max(0, at + (verb === 'up' ? -1 : 1)), 0, what);
  return [rest, []];
}

/** The forms of both languages: `f.fi/head/title` is a field of the Finnish text, `version.fi` the version that was opened. */
export function readPageForms(form: FormData): TextForm[] {
  const [, verb = '', of = '', what = ''] =
    /^(add|up|down|remove) (fi|en) (\S{1,40})$/.exec(plain(form.get('do') ?? '')) ?? [];
  return locales.flatMap((locale: Locale): TextForm[] => {
    const version = form.get(`version.${locale}`);
    if (version === null) return [];
    const prefix = `f.${locale}/`;
    const fields: Record<string, string> = {};
    for (const [name, value] of form)
      if (name.startsWith(prefix) && !/\/(?:question|answer)$/.test(name))
        fields[name.slice(prefix.length)] = plain(value);
    for (const [field, value] of questionsIn(form, prefix)) fields[field] = value;
    if (of === locale) {
      const [list, more] = pressed((fields.blocks ?? '').split('\n').filter(Boolean), verb, what);
      fields.blocks = list.join('\n');
      for (const [field, value] of more) fields[field] = value;
    }
    const opened = Number(version);
    return [{ locale, version: Number.isSafeInteger(opened) && opened > 0 ? opened : 0, fields }];
  });
}
