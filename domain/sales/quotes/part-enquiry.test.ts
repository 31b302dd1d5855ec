import { expect, test } from 'vitest';
import { checkPartEnquiry, wantedTitle } from './part-enquiry.ts';

const typed = {
  partEnquiry: 'on',
  partMachine: ' Kaira Reitti 600 2024 ',
  partCode: ' abc-123 ',
  partWanted: 'Takavalon lasi.\r\nVasen puoli.',
};

test('an enquiry is read as typed; a request without its mark has none (part-enquiry-1)', () => {
  expect(checkPartEnquiry(typed)).toEqual({
    ok: true,
    value: { machine: 'Kaira Reitti 600 2024', vehicleCode: 'ABC-123', wanted: 'Takavalon lasi.\nVasen puoli.' },
  });
  expect(checkPartEnquiry({ ...typed, partEnquiry: undefined })).toEqual({ ok: true, value: null });
  expect(checkPartEnquiry({ ...typed, partCode: undefined })).toMatchObject({ ok: true, value: { vehicleCode: '' } });
});

test.each([
  ['partMachine', ' ', 'quote.error.required'],
  ['partMachine', 'x'.repeat(121), 'quote.error.tooLong'],
  ['partMachine', 'a\nb', 'quote.error.text'],
  ['partCode', '<script>', 'quote.error.vehicleCode'],
  ['partCode', ['ABC-123'], 'quote.error.vehicleCode'],
  ['partCode', 'A'.repeat(21), 'quote.error.vehicleCode'],
  ['partWanted', '', 'quote.error.required'],
  ['partWanted', 'x'.repeat(1001), 'quote.error.tooLong'],
  ['partWanted', 'a\0b', 'quote.error.text'],
  ['partWanted', { x: 1 }, 'quote.error.text'],
])('%s %j is named (part-enquiry-1)', (field, value, message) => {
  expect(checkPartEnquiry({ ...typed, [field]: value })).toMatchObject({ ok: false, details: [{ field, message }] });
});

test.each([
  ['Telaketju\nja pultit', 'Telaketju'],
  ['x'.repeat(90), `${'x'.repeat(79)}…`],
])('%j has the title %j', (wanted, title) => {
  expect(wantedTitle({ wanted })).toBe(title);
});
