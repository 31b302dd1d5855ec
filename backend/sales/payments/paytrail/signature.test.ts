import { expect, test } from 'vitest';
import { sign, verify } from './signature.ts';

/** The gateway's public test merchant. */
const SECRET = 'SAIPPUAKAUPPIAS';
const ACCOUNT = '375917';

const orderHeaders = {
  'checkout-account': ACCOUNT,
  'checkout-algorithm': 'sha256',
  'checkout-method': 'POST',
  'checkout-nonce': '564635208570151',
  'checkout-timestamp': '2018-07-06T10:01:31.904Z',
};
const orderBody = (vat: number) =>
  `{"stamp":"unique-identifier-for-merchant","reference":"3759170","amount":1525,"currency":"EUR","language":"FI","items":[{"unitPrice":1525,"units":1,"vatPercentage":${vat},"productCode":"#1234","deliveryDate":"2018-09-01"}],"customer":{"email":"test.customer@example.com"},"redirectUrls":{"success":"https://ecom.example.com/cart/success","cancel":"https://ecom.example.com/cart/cancel"}}`;
const sdkHeaders = {
  'checkout-account': ACCOUNT,
  'checkout-algorithm': 'sha256',
  'checkout-method': 'GET',
  'checkout-nonce': '123456',
  'checkout-timestamp': '2018-07-05T11:19:25.950Z',
};

test.each([
  [
    'documented order',
    orderHeaders,
    orderBody(25.5),
    '9a4a7735279de4c99268e4566a5526ae887e73e6e58f2918cb2309ccac366129',
  ],
  [
    'the same with sha512',
    { ...orderHeaders, 'checkout-algorithm': 'sha512' },
    orderBody(25.5),
    'dcc8a2011ab03aeec18e251e1f7b96842a8ff54caac1e36b6c3516b1347be311c7c00ac58d55cd6ec73818647c7bf325d6beaa03b9176f6a3eefaacfee242552',
  ],
  [
    'the same with 24 %',
    orderHeaders,
    orderBody(24),
    '3708f6497ae7cc55a2e6009fc90aa10c3ad0ef125260ee91b19168750f6d74f6',
  ],
  [
    'documented GET of one payment',
    {
      'checkout-account': ACCOUNT,
      'checkout-algorithm': 'sha256',
      'checkout-method': 'GET',
      'checkout-nonce': '87ac41e1-e6e6-4789-b8e0-c83930cfc447',
      'checkout-timestamp': '2019-11-01T08:48:50.832Z',
      'checkout-transaction-id': '681538c4-fc84-11e9-83bc-2ffcef4c3453',
    },
    '',
    '4d84e3aedaa847b23e672ff3bc9c57ae5d1c1e84aec251ce39914eaf250bb8b2',
  ],
  ['SDK, empty body', sdkHeaders, '', 'e2070810cb0d8795534cf0c2b983a3dee0858990cd073869ce23437c59f98776'],
  ['SDK, JSON body', sdkHeaders, '{"data":"test"}', '73b1e55ebcf42dab90507f7dd53cddb7d2076ebcc61f67f27c9b9f4c94471a67'],
])('signs the request vector: %s (payment-1)', (_, headers, body, signature) => {
  expect(sign(SECRET, Object.entries(headers), body)).toBe(signature);
  expect(verify(SECRET, Object.entries(headers), Buffer.from(body), signature)).toBe(true);
  const upper = Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value] as const);
  expect(sign(SECRET, [...upper.reverse(), ['platform-name', 'tieva'], ['signature', 'x']], body)).toBe(signature);
});

const documentedReturn = new URL(
  'https://example.org?checkout-account=375917&checkout-algorithm=sha256&checkout-amount=2964&checkout-stamp=15336332710015&checkout-reference=192387192837195&checkout-transaction-id=4b300af6-9a22-11e8-9184-abb6de7fd2d0&checkout-status=ok&checkout-provider=nordea&signature=b2d3ecdda2c04563a4638fcade3d4e77dfdc58829b429ad2c2cb422d0fc64080',
).searchParams;

test('verifies the documented redirect (payment-1)', () => {
  expect(verify(SECRET, documentedReturn, '', documentedReturn.get('signature'))).toBe(true);
});

test.each([
  ['ok', '7ad6cb647648d06d9ab9d8d68adb406d74cc74b2df1cc198bd7feff8862dd9e5'],
  ['fail', 'c48d330450d12aac657a33711660e7fd0000259ae1cc2d22656802d3c20422eb'],
  ['pending', '8b9f79fb54894cf2a691cb145350895cb0b0a1acf6ac966a14df8ad294d2bb30'],
  ['delayed', '6ef0f54f98d6668f6697e392fc40e6c6f0e012f1f6657b7d06bbd40c28208a5e'],
])('verifies the return vector: %s', (status, signature) => {
  const params = new URLSearchParams({
    'checkout-account': ACCOUNT,
    'checkout-algorithm': 'sha256',
    'checkout-amount': '2620',
    'checkout-stamp': '01J9Z0000000000000000000AA',
    'checkout-reference': '1001231',
    'checkout-transaction-id': '5770642a-9a02-4ca2-8eaa-cc6260a78eb6',
    'checkout-status': status,
    'checkout-provider': 'osuuspankki',
  });
  expect(sign(SECRET, params)).toBe(signature);
  expect(verify(SECRET, params, '', signature)).toBe(true);
});

test('includes unknown parameters in the signature', () => {
  const params = new URLSearchParams(documentedReturn);
  params.set('checkout-settlement-reference', '8510012');
  expect(verify(SECRET, params, '', params.get('signature'))).toBe(false);
  expect(verify(SECRET, params, '', sign(SECRET, params))).toBe(true);
});

test('rejects changed, duplicate or missing parameters (payment-2)', () => {
  const signature = documentedReturn.get('signature');
  const changed = new URLSearchParams(documentedReturn);
  changed.set('checkout-amount', '1');
  const doubled = new URLSearchParams(documentedReturn);
  doubled.append('checkout-status', 'ok');
  expect(verify(SECRET, changed, '', signature)).toBe(false);
  expect(verify(SECRET, doubled, '', signature)).toBe(false);
  expect(verify('OTHER', documentedReturn, '', signature)).toBe(false);
  expect(verify(SECRET, documentedReturn, 'x', signature)).toBe(false);
  expect(verify(SECRET, documentedReturn, '', null)).toBe(false);
  expect(verify(SECRET, documentedReturn, '', '')).toBe(false);
  expect(verify(SECRET, documentedReturn, '', `${signature}00`)).toBe(false);
  expect(verify(SECRET, new URLSearchParams('checkout-algorithm=md5'), '', 'ab')).toBe(false);
  expect(() => sign(SECRET, new URLSearchParams('checkout-algorithm=md5'))).toThrow(RangeError);
});
