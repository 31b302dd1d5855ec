import { expect, test } from 'vitest';
import type { UserDetails } from '#backend/customers/accounts/service.ts';
import { emptyDraft } from './draft.ts';
import { checkoutCustomer, prefilled } from './prefill.ts';

const address = (
  id: string,
  over: Partial<UserDetails['addresses'][number]> = {},
): UserDetails['addresses'][number] => ({
  id,
  firstname: 'Aino',
  lastname: 'Virtanen',
  careOf: '',
  street: `Koivukatu ${id}`,
  postcode: '90100',
  city: 'Oulu',
  country: 'FI',
  phone: '',
  defaultBilling: false,
  defaultShipping: false,
  ...over,
});

const details = (addresses: UserDetails['addresses']): UserDetails => ({
  firstname: 'Aino',
  lastname: 'Virtanen',
  phone: '+358401234567',
  dob: '',
  email: 'aino@example.fi',
  registerEmail: 'aino@example.fi',
  isVerified: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  addresses,
  marketingPermissions: { email: false, sms: false },
});

const customer = (addresses: UserDetails['addresses'] = []) => checkoutCustomer(details(addresses));

test('leaves a guest’s form empty', () => {
  expect(prefilled(emptyDraft, null)).toEqual(emptyDraft);
});

test('fills in contact and default address of a customer', () => {
  const aino = customer([address('1'), address('2', { defaultShipping: true, defaultBilling: true })]);
  expect(prefilled(emptyDraft, aino)).toEqual({
    ...emptyDraft,
    email: 'aino@example.fi',
    firstname: 'Aino',
    lastname: 'Virtanen',
    phone: '+358401234567',
    street: 'Koivukatu 2',
    postcode: '90100',
    city: 'Oulu',
  });
});

test('fills in a different default billing address', () => {
  const aino = customer([
    address('1', { defaultBilling: true, firstname: 'Eero' }),
    address('2', { defaultShipping: true }),
  ]);
  expect(prefilled(emptyDraft, aino)).toMatchObject({
    street: 'Koivukatu 2',
    otherBilling: true,
    billingName: 'Eero Virtanen',
    billingStreet: 'Koivukatu 1',
  });
});

test('never overwrites input', () => {
  const typed = { ...emptyDraft, email: 'toinen@example.fi', city: 'Ranua' };
  const aino = customer([address('1', { defaultShipping: true }), address('2', { defaultBilling: true })]);
  expect(prefilled(typed, aino)).toEqual(typed);
});

test('fills in no address without a default one', () => {
  expect(prefilled(emptyDraft, customer([address('1')])).street).toBe('');
});

test('appends c/o to the street within the field’s length, and offers no addresses abroad', () => {
  const { addresses } = customer([
    address('1', { careOf: 'Mäkinen' }),
    address('2', { street: 'K'.repeat(45), careOf: 'Mäkinen' }),
    address('3', { country: 'SE', defaultShipping: true }),
  ]);
  expect(addresses.map(({ street }) => street)).toEqual(['Koivukatu 1, c/o Mäkinen', 'K'.repeat(45)]);
});

const ofKorpi = (status: 'applied' | 'approved') =>
  checkoutCustomer(details([]), {
    id: 'c',
    status,
    name: 'Korpi Oy',
    businessId: '2122839-7',
    reason: '',
    role: 'buyer',
    contactName: 'Maija Korpi',
    contactPhone: '040 123 4567',
    members: [],
    invitations: [],
    einvoiceAddress: '003721228397',
    einvoiceOperator: 'DABAFIHH',
    appliedAt: new Date(0),
    decidedAt: null,
  });

test('fills in the company of a buyer with its e-invoice address (company-5)', () => {
  expect(prefilled(emptyDraft, ofKorpi('approved'))).toMatchObject({
    customerType: 'company',
    company: 'Korpi Oy',
    businessId: '2122839-7',
    firstname: 'Aino',
    einvoiceAddress: '003721228397',
    einvoiceOperator: 'DABAFIHH',
  });
});

test('a company that is not approved, or typed contacts, leave the buyer private (company-5)', () => {
  expect(prefilled(emptyDraft, ofKorpi('applied'))).toMatchObject({ customerType: 'private', company: '' });
  const typed = { ...emptyDraft, email: 'toinen@example.fi' };
  expect(prefilled(typed, ofKorpi('approved'))).toEqual(typed);
});
