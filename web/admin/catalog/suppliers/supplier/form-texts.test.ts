import { expect, test } from 'vitest';
import type { ListSchedule } from '#domain/catalog/suppliers/schedule.ts';
import { PLAIN_RULES } from '#domain/catalog/suppliers/supplier.ts';
import { readRules, readSchedule } from '../read-form.ts';
import { formTexts, mergeForm } from './form-texts.ts';

const schedule: ListSchedule = {
  source: { kind: 'https', url: 'https://lists.test/a.csv', sign: 'basic', user: 'aino' },
  every: 'day',
  at: '06:15',
  applies: true,
  mostBroken: 2,
};
const opened = { name: 'Routa', rules: { ...PLAIN_RULES, factor: 13_500, perPack: true }, schedule };

/** A form that was opened with these settings, and what is typed over them. */
function typed(which: 'rules' | 'schedule', mine: Record<string, string>, locale: 'fi' | 'en' = 'fi') {
  const form = new FormData();
  for (const [field, value] of Object.entries(formTexts(which, opened, locale))) {
    form.set(`base.${field}`, value);
    form.set(field, mine[field] ?? value);
  }
  return form;
}

test.each(['fi', 'en'] as const)('a form sent as it was opened reads as what is stored, in %s', (locale) => {
  expect(readRules(typed('rules', {}, locale))).toEqual({ ok: true, value: { name: 'Routa', rules: opened.rules } });
  expect(readSchedule(typed('schedule', {}, locale))).toEqual({ ok: true, value: schedule });
});

test('changes of different settings are both saved, a cleared box among them (supplier-list-6)', () => {
  const stored = { ...opened, rules: { ...opened.rules, prefix: 'R-' } };
  const { merged, clashes } = mergeForm('rules', typed('rules', { factor: '1,5', perPack: '' }), stored, 'fi');
  expect(clashes).toEqual([]);
  const rules = { ...opened.rules, prefix: 'R-', factor: 15_000, perPack: false };
  expect(readRules(merged)).toEqual({ ok: true, value: { name: 'Routa', rules } });
});

test('changes of one setting are a clash with all three values (supplier-list-6)', () => {
  const stored = { ...opened, schedule: { ...schedule, at: '07:00' } };
  const { clashes } = mergeForm('schedule', typed('schedule', { at: '08:00', user: 'eero' }), stored, 'fi');
  expect(clashes).toEqual([{ field: 'at', base: '06:15', theirs: '07:00', mine: '08:00' }]);
});

test('a colleague’s other settings stay when a clash is decided: the form goes on from what is stored (supplier-list-6)', () => {
  const stored = { ...opened, name: 'Tehdas', rules: { ...opened.rules, factor: 15_000 } };
  const { merged, clashes } = mergeForm('rules', typed('rules', { factor: '1,2', group: 'Telat' }), stored, 'fi');
  expect(clashes.map(({ field }) => field)).toEqual(['factor']);
  expect(Object.fromEntries(merged)).toMatchObject({ name: 'Tehdas', 'base.name': 'Tehdas', group: 'Telat' });
});
