import { expect, test } from 'vitest';
import { checkMachine } from './machine.ts';

const typed = {
  ...{ make: ' Polaris ', model: 'PN 640 Trail', year: '2024', name: 'Mökkikelkka' },
  ...{ usage: '3 200', unit: 'km', vehicleCode: 'abc-123' },
};

test('a machine is read as typed; all but make and model may be empty (garage-1)', () => {
  expect(checkMachine(typed, 2026)).toEqual({
    ok: true,
    value: {
      ...{ make: 'Polaris', model: 'PN 640 Trail', year: 2024, name: 'Mökkikelkka' },
      ...{ usage: 3200, unit: 'km', vehicleCode: 'ABC-123' },
    },
  });
  expect(checkMachine({ make: 'Polaris', model: 'PN 640 Trail' }, 2026)).toMatchObject({
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
  ['vehicleCode', '<b>', 'account.error.invalid'],
])('%s %j is named (garage-1)', (field, value, message) => {
  expect(checkMachine({ ...typed, [field]: value }, 2026)).toMatchObject({ ok: false, details: [{ field, message }] });
});
