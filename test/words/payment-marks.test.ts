import { expect, test } from 'vitest';
import { simulatedMethods } from '#demo/simulators/gateway/methods.ts';
import { PAYMENT_MARKS } from '#web/storefront/base/marks/mark-names.ts';

test('the footer draws and names only methods that the checkout offers', () => {
  const offered = simulatedMethods.map(({ name }) => name);
  expect(Object.values(PAYMENT_MARKS).filter((name) => !offered.includes(name))).toEqual([]);
});
