import { expect, test } from 'vitest';
import { mayOpenCheckout } from './payment-outcome.ts';

const asked = (path: string, headers: Record<string, string> = {}) =>
  mayOpenCheckout(new Request(`https://shop.test${path}`, { headers }), ['https://shop.test']);

test('the way back from a cancelled payment passes though it comes from the gateway', () => {
  const fromGateway = { 'sec-fetch-site': 'cross-site', referer: 'https://services.paytrail.com/' };
  expect(asked('/en/kassa?maksu=peruttu', fromGateway)).toBe(true);
  expect(asked('/kassa?maksu=virhe', fromGateway)).toBe(false);
});
