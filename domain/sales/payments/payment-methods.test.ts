import { expect, test } from 'vitest';
import { choosableMethods, isPaymentOffered, offeredGatewayGroups } from './payment-methods.ts';

test('offers everything until staff take something out (setting-6)', () => {
  expect(isPaymentOffered(undefined, 'bank', 'nordea')).toBe(true);
  expect(offeredGatewayGroups()).toBeNull();
});

test.each([
  ['a group', { hiddenGroups: { credit: true } }, 'credit', 'jousto', false],
  ['another group', { hiddenGroups: { credit: true } }, 'invoice', 'oplasku', true],
  ['a method', { hiddenMethods: { paypal: true } }, 'mobile', 'paypal', false],
  ['another method', { hiddenMethods: { paypal: true } }, 'mobile', 'mobilepay', true],
  ['the old id of a method', { hiddenMethods: { spankki: true } }, 'bank', 's-pankki', false],
] as const)('takes %s out of the offer (setting-6)', (_, changes, group, id, offered) => {
  expect(isPaymentOffered(changes, group, id)).toBe(offered);
});

test('the gateway’s page keeps the group of credit while invoices are offered', () => {
  expect(offeredGatewayGroups({ hiddenGroups: { credit: true } })).toEqual(['bank', 'mobile', 'creditcard', 'credit']);
  expect(offeredGatewayGroups({ hiddenGroups: { credit: true, invoice: true } })).toEqual([
    'bank',
    'mobile',
    'creditcard',
  ]);
});

test('lists each method once', () => {
  expect(choosableMethods).toContain('spankki');
  expect(choosableMethods).not.toContain('s-pankki');
});
