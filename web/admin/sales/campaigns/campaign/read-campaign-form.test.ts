import { expect, test } from 'vitest';
import { readCampaignForm, readTriedLines } from './read-campaign-form.ts';

function formOf(fields: Record<string, string | string[]>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) form.append(name, one);
  return form;
}
const read = (fields: Record<string, string | string[]>) =>
  Object.fromEntries(readCampaignForm(formOf(fields), () => 'uusi1').fields.map(({ field, mine }) => [field, mine]));

test('effect, times and lists are read as they are stored (admin-campaign-2)', () => {
  expect(
    read({
      'base.name.fi': 'A',
      'f.name.fi': ' B ',
      'base.from': '',
      'd.from': '2026-12-01',
      'h.from': '',
      'base.until': '',
      'd.until': '2026-12-24',
      'h.until': '18:00',
      'base.rule/a/effect': 'percentage 10',
      'e.a.kind': 'amount',
      'e.a.amount': '20,5',
      'e.a.percentage': '10',
      'base.rule/a/category': '',
      'f.rule/a/category': ' kyparat \n\nkyparat',
      'a.rule/a/category': 'oljyt',
      'base.rule/a/value': '',
      'f.rule/a/value': '99,9',
      'base.rule/a/notReduced': '1',
    }),
  ).toEqual({
    'name.fi': 'B',
    from: '2026-12-01',
    until: '2026-12-24T18:00',
    'rule/a/effect': 'amount 20.50',
    'rule/a/category': 'kyparat\noljyt',
    'rule/a/value': '99.90',
    'rule/a/notReduced': '',
  });
});

test('the empty rule becomes one when its effect is chosen; marked rules go, and one moves up (admin-campaign-3)', () => {
  const rules = { 'base.rules': 'a\nb\nc' };
  const empty = { 'base.rule/new/effect': '', 'e.new.kind': '', 'base.rule/new/sku': '', 'f.rule/new/sku': 'A' };
  expect(read({ ...rules, ...empty, remove: 'b', do: 'up c' })).toEqual({ rules: 'a\nc' });
  expect(read({ ...rules, ...empty, do: 'up c' })).toEqual({ rules: 'a\nc\nb' });
  expect(read({ ...rules, ...empty, 'e.new.kind': 'gift', 'e.new.gift': 'PIPO' })).toEqual({
    rules: 'a\nb\nc\nuusi1',
    'rule/uusi1/effect': 'gift 1 PIPO',
    'rule/uusi1/sku': 'A',
  });
});

test('what a conflict decided is taken as it stands (admin-campaign-3)', () => {
  expect(
    read({
      'base.rule/a/effect': 'percentage 10',
      'f.rule/a/effect': 'amount 5',
      'e.a.kind': 'percentage',
      'base.until': '',
      'f.until': '2026-12-24',
      'd.until': '2026-12-31',
      'base.rules': 'a\nb',
      'f.rules': 'b\na',
    }),
  ).toEqual({ 'rule/a/effect': 'amount 5', until: '2026-12-24', rules: 'b\na' });
});

test('a tried cart has its filled rows, with one piece where the number is none', () => {
  const form = formOf({ 'try.sku': ['A', ' ', 'B', 'x\0'], 'try.amount': ['2', '1', '-4', '1'] });
  expect(readTriedLines(form)).toEqual([
    { sku: 'A', amount: 2 },
    { sku: 'B', amount: 1 },
  ]);
});
