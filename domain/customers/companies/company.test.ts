import { expect, test } from 'vitest';
import { checkCompany, checkCompanyContact } from './company.ts';

const typed = {
  name: ' Metsäurakointi Korpi Oy ',
  businessId: ' 2122839-7',
  contactName: 'Maija Korpi',
  contactPhone: '040 123 4567',
  einvoiceAddress: '0037 2122 8397',
  einvoiceOperator: 'dabafihh',
};

test('an application is read as typed, codes without spaces and in capitals (company-1)', () => {
  expect(checkCompany(typed)).toEqual({
    ok: true,
    value: {
      name: 'Metsäurakointi Korpi Oy',
      businessId: '2122839-7',
      contactName: 'Maija Korpi',
      contactPhone: '040 123 4567',
      einvoiceAddress: '003721228397',
      einvoiceOperator: 'DABAFIHH',
    },
  });
});

test('a company without e-invoices may apply; half of an e-invoice address is a problem (company-1)', () => {
  expect(checkCompany({ ...typed, einvoiceAddress: '', einvoiceOperator: '' }).ok).toBe(true);
  expect(checkCompanyContact({ ...typed, einvoiceOperator: '' })).toMatchObject({
    details: [{ field: 'einvoiceOperator', message: 'account.error.einvoiceOperator' }],
  });
});

test.each([
  ['name', ' ', 'account.error.required'],
  ['name', 'x'.repeat(101), 'account.error.tooLong'],
  ['businessId', '2122839-8', 'account.error.businessId'],
  ['businessId', 'FI21228397', 'account.error.businessId'],
  ['businessId', 7, 'account.error.text'],
  ['contactName', 'a\0b', 'account.error.text'],
  ['contactPhone', 'soita', 'account.error.phone'],
  ['einvoiceAddress', '0038 1', 'account.error.einvoice'],
  ['einvoiceOperator', '<b>', 'account.error.einvoiceOperator'],
])('%s %j is named (company-1)', (field, value, message) => {
  expect(checkCompany({ ...typed, [field]: value })).toMatchObject({ ok: false, details: [{ field, message }] });
});
