import { describe, expect, test } from 'vitest';
import { orderNumber } from '../orders/order-number.ts';
import { type PackLine, packedOf, readPickupCode, readScan } from './scan.ts';

const oil: PackLine = { position: 0, sku: 'OTS-2T-1', eans: ['6430012774108'], amount: 2, packed: 0 };
const belt: PackLine = { position: 1, sku: 'HIH-1118', eans: ['012345678905'], amount: 1, packed: 1 };
const moreOil: PackLine = { ...oil, position: 2, amount: 1 };

describe('a scan', () => {
  test.each([
    ['the EAN of goods that are missing', '6430012774108', { kind: 'packed', position: 0, packed: 1, amount: 2 }],
    ['a sku in small letters', 'ots-2t-1', { kind: 'packed', position: 0, packed: 1, amount: 2 }],
    ['the scanner adds a line end', '6430012774108\r\n', { kind: 'packed', position: 0, packed: 1, amount: 2 }],
    ['UPC-A read as EAN-13', '0012345678905', { kind: 'full', position: 1, amount: 1 }],
    ['goods of another order', '6430012551182', { kind: 'wrong', code: '6430012551182' }],
    ['nothing', '', { kind: 'wrong', code: '' }],
  ])('%s', (_, text, result) => {
    expect(readScan([oil, belt], text)).toEqual(result);
  });

  test('the number of an order opens it', () => {
    const number = orderNumber(100001);
    expect(readScan([oil], number)).toEqual({ kind: 'order', number });
  });

  test('units go to the first line of the same goods that lacks some', () => {
    expect(readScan([{ ...oil, packed: 2 }, belt, moreOil], oil.sku)).toMatchObject({ kind: 'packed', position: 2 });
  });

  test('an EAN whose last digit fits an order number is not one', () => {
    const ean = orderNumber(643001277410);
    expect(readScan([oil], ean)).toEqual({ kind: 'wrong', code: ean });
  });
});

test('counts units, not lines', () => {
  expect(packedOf([oil, belt])).toEqual({ packed: 1, amount: 3 });
});

test.each([
  ['a typed number', orderNumber(100001), { number: orderNumber(100001), mark: '' }],
  ['the code of a mail', `${orderNumber(100001)}-0a1b2c3d4e`, { number: orderNumber(100001), mark: '0A1B2C3D4E' }],
  ['a mistyped number', '1000017', null],
  ['an address', 'https://tieva.example', null],
])('the number of a pickup: %s', (_, text, code) => {
  expect(readPickupCode(text)).toEqual(code);
});
