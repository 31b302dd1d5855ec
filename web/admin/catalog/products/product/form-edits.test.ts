import { expect, test } from 'vitest';
import { readEdits } from './form-edits.ts';

function form(fields: Record<string, string | string[]>): FormData {
  const data = new FormData();
  for (const [name, values] of Object.entries(fields)) for (const value of [values].flat()) data.append(name, value);
  return data;
}
const edit = (data: FormData, field: string) => readEdits(data).fields.find((one) => one.field === field);

test('reads typed fields beside what was seen; an unchecked box is empty', () => {
  const data = form({ version: '7', 'base.name.fi': 'Saha', 'f.name.fi': 'Saha 2', 'base.x/y/backorder': '1' });
  expect(readEdits(data)).toEqual({
    version: 7,
    fields: [
      { field: 'name.fi', base: 'Saha', mine: 'Saha 2' },
      { field: 'x/y/backorder', base: '1', mine: '' },
    ],
  });
  expect(edit(form({ 'base.a': 'x\r\ny', 'f.a': 'x\r\nz' }), 'a')).toEqual({ field: 'a', base: 'x\ny', mine: 'x\nz' });
});

test('added rows become keys of their list with fields of their own', () => {
  const data = form({
    'base.attributes': 'Paino',
    'f.attributes': 'Paino',
    'base.fitment': '',
    'f.fitment': '',
    'add.attribute.label': ['Teho', ''],
    'add.attribute.value': ['5 kW', ''],
    'add.attribute.valueEn': ['5 kW', ''],
    'add.vehicle.make': ['Kaira', ''],
    'add.vehicle.model': ['Reitti 600', ''],
    'add.vehicle.from': ['2024', ''],
    'add.vehicle.to': ['', ''],
  });
  expect(edit(data, 'attributes')?.mine).toBe('Paino\nTeho');
  expect(edit(data, 'attribute/Teho/value.fi')).toEqual({ field: 'attribute/Teho/value.fi', base: '', mine: '5 kW' });
  expect(edit(data, 'fitment')?.mine).toBe('Kaira|Reitti 600|2024|');
});

test.each([
  ['up images c', 'a\nc\nb'],
  ['down images a', 'b\na\nc'],
  ['up images a', 'a\nb\nc'],
  ['remove images b', 'a\nc'],
  ['remove images gone', 'a\nb\nc'],
])('%s', (pressed, mine) => {
  expect(edit(form({ 'base.images': 'a\nb\nc', 'f.images': 'a\nb\nc', do: pressed }), 'images')?.mine).toBe(mine);
});
