import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { simulatedMethods } from '#backend/payments/simulator/methods.ts';
import { DRAWN_METHODS } from '#storefront/features/shell/footer/drawn-methods.ts';

test('the footer draws and names only methods that the checkout offers', async () => {
  const offered = simulatedMethods.map(({ name }) => name);
  expect(DRAWN_METHODS.filter((name) => !offered.includes(name))).toEqual([]);
  const svg = await readFile(
    new URL('../../storefront/features/shell/footer/payment-marks.svg', import.meta.url),
    'utf8',
  );
  const drawn = [...svg.matchAll(/>([^<>]+)<\/text>/g)].map(([, text]) => text?.toLowerCase());
  expect(drawn).toEqual(DRAWN_METHODS.map((name) => name.toLowerCase()));
});
