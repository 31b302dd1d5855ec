import { expect, test } from 'vitest';
import { checkMachine } from './machine.ts';

const typed = {
  make: ' Polaris ',
  model: 'PN 640 Trail',
  year: '2024',
  name: 'Mökkikelkka',
  usage: '3 200',
  unit: 'km',
  vehicleCode: 'abc-123',
};

test('a machine is read as typed; all but make and model may be empty (garage-1)', () => {
  expect(checkMachine(typed, '2026-11-24')).toEqual({
    ok: true,
    value: {
      make: 'Polaris',
      model: 'PN 640 Trail',
      year: 2024,
      name: 'Mökkikelkka',
      usage: 3200,
      unit: 'km',
      vehicleCode: 'ABC-123',
      reminderDay: null,
      reminderMonths: null,
      reminderNote: '',
    },
  });
  expect(checkMachine({ make: 'Polaris', model: 'PN 640 Trail' }, '2026-11-24')).toMatchObject({
    value: { year: null, name: '', usage: null, unit: 'km', vehicleCode: '' },
  });
});

test.each([
  ['make', ' ', 'account.error.required'],
  ['model', 'x'.repeat(101), 'account.error.tooLong'],
  ['model', 'PN|640', 'account.error.text'],
  ['year', '1949', 'account.error.invalid'],
  ['year', '2028', 'account.error.invalid'],
  ['usage', '-1', 'account.error.invalid'],
  ['usage', 'paljon', 'account.error.invalid'],
  ['name', 'a\0b', 'account.error.text'],
  ['reminderDay', '2026-11-23', 'account.error.invalid'],
  ['reminderDay', '2027-02-30', 'account.error.invalid'],
  ['reminderMonths', '61', 'account.error.invalid'],
  ['reminderNote', 'x'.repeat(101), 'account.error.tooLong'],
  ['vehicleCode', '<b>', 'account.error.invalid'],
])('%s %j is named (garage-1)', (field, value, message) => {
  expect(checkMachine({ ...typed, [field]: value }, '2026-11-24')).toMatchObject({
    ok: false,
    details: [{ field, message }],
  });
});

test('a reminder is a day, months and a note, all by choice; months need a day (garage-2)', () => {
  const reminder = { reminderDay: '2027-05-01', reminderMonths: '12', reminderNote: '500 h' };
  expect(checkMachine({ ...typed, ...reminder }, '2026-11-24')).toMatchObject({
    value: { ...reminder, reminderMonths: 12 },
  });
  expect(checkMachine({ ...typed, reminderMonths: '12' }, '2026-11-24')).toMatchObject({
    details: [{ field: 'reminderDay', message: 'account.error.required' }],
  });
});
