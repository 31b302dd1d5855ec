import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { centsFromEuros } from '#domain/base/money.ts';
import { shippingMethods } from '#domain/sales/delivery/shipping-methods.ts';

/** Prices in the tables of the page, in cents. */
const told = (locale: string) => {
  const page = readFileSync(`content/${locale}/pages/asiakaspalvelu/toimitustavat-ja-kulut.md`, 'utf8');
  const prices = [...page.matchAll(/\| ([\d\s.,]+)\s€ \|/g)].map(([, price = '']) => price);
  return new Set(prices.map((price) => centsFromEuros(Number(price.replace(/\s/g, '').replace(',', '.')))));
};

test.each(['fi', 'en'])('the delivery page has the prices of the delivery table (%s) (delivery-1)', (locale) => {
  const inFinland = shippingMethods().filter(({ group }) => group !== 'DeliveryAbroad');
  const prices = new Set(inFinland.map(({ price }) => price));
  expect([...told(locale)].toSorted((a, b) => a - b)).toEqual([...prices].toSorted((a, b) => a - b));
});
