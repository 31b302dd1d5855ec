import { expect, test } from 'vitest';
import { readRegisterKey, readVehicleCode } from './vehicle-code.ts';

test('reads registration numbers and VINs as they are typed (vehicle-4)', () => {
  const plate = (code: string) => ({ kind: 'plate', code });
  expect(readRegisterKey(' abc-123 ')).toEqual(plate('ABC-123'));
  expect(readRegisterKey('abc 123')).toEqual(plate('ABC-123'));
  expect(readRegisterKey('ÅÄÖ1')).toEqual(plate('ÅÄÖ-1'));
  expect(readRegisterKey('123-AB')).toEqual(plate('123-AB'));
  expect(readRegisterKey('4xasp-0901 eb123456')).toEqual({ kind: 'vin', code: '4XASP0901EB123456' });
});

test('refuses what no register knows before it is asked (vehicle-4)', () => {
  const refused = [
    ...['', ' ', '-', 'ABC', '123', 'ABCD-123', 'ABC-12345', 'A1B2', '4XASP0901EB12345', '4XASP0901EB1234567'],
    // I, O and Q are in no VIN
    ...['4XASP0901EB12345O', '4XASP0901EB12345I', '<script>', "ABC'123", 'ABC\n123', '../ABC-123', 'АВС-123'],
    ...[null, undefined, 7, {}, ['ABC-123'], 'A'.repeat(100_000)],
  ];
  for (const typed of refused) expect(readRegisterKey(typed), String(typed).slice(0, 30)).toBeNull();
});

test('keeps numbers of old frames for enquiries and the garage, which need no register', () => {
  expect(readVehicleCode('runko 771')).toBe('RUNKO 771');
  expect(readVehicleCode(undefined)).toBe('');
  expect(readVehicleCode('???')).toBeNull();
});
