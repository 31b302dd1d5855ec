import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { simulatedMethods } from '#demo/simulators/gateway/methods.ts';
import { DRAWN_METHODS } from '#web/storefront/site/shell/footer/payment-marks.tsx';

test('the footer draws and names only methods that the checkout offers', async () => {
  const offered = simulatedMethods.map(({ name }) => name);
  expect(DRAWN_METHODS.filter((name) => !offered.includes(name))).toEqual([]);
  const svg = await readFile(
    new URL('../../web/storefront/site/shell/footer/payment-marks.svg', import.meta.url),
    'utf8',
  );
  const drawn = [...svg.matchAll(/>([^<>]+)<\/text>/g)].map(([, text]) => text?.toLowerCase());
  expect(drawn).toEqual(DRAWN_METHODS.map((name) => name.toLowerCase()));
});
