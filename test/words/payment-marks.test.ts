import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { simulatedMethods } from '#demo/simulators/gateway/methods.ts';
import en from '#web/messages/en/common.ts';
import fi from '#web/messages/fi/common.ts';
import { CARRIER_MARKS, PAYMENT_MARKS } from '#web/storefront/base/marks/mark-names.ts';

test('the footer draws and names only methods that the checkout offers, and the carriers (checkout-7)', async () => {
  const offered = simulatedMethods.map(({ name }) => name);
  expect(Object.values(PAYMENT_MARKS).filter((name) => !offered.includes(name))).toEqual([]);
  const named = [...Object.values(PAYMENT_MARKS), ...Object.values(CARRIER_MARKS)];
  for (const texts of [fi, en])
    expect(named.filter((name) => !texts['common.footer.payments'].includes(name))).toEqual([]);
  const svg = await readFile(
    new URL('../../web/storefront/site/shell/footer/payment-marks.svg', import.meta.url),
    'utf8',
  );
  const drawn = [...svg.matchAll(/<g transform.*?(?=<g transform|<\/svg>)/gs)].map(([mark]) =>
    [...mark.matchAll(/>([^<>]+)<\/text>/g)].map(([, text]) => text).join(''),
  );
  const written = (name: string) => name.replace(' ', '').toLowerCase();
  expect(drawn.filter(Boolean).map(written)).toEqual(named.map(written));
});
