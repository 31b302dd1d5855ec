import { expect, test } from 'vitest';
import { testVariant } from '#domain/catalog/products/product.fixture.ts';
import type { Stock, Variant } from '#domain/catalog/products/product.ts';
import { chosenVariant, isExact, variantWith } from './choose-variant.ts';

const variant = (
  sku: string,
  options: Record<string, string>,
  stockStatus: Stock['stockStatus'] = 'inStock',
): Variant => testVariant({ sku, options, stock: { ...testVariant().stock, stockStatus } });

const product = {
  selectableVariationAttributes: [
    { code: 'vari', label: 'Väri', values: [] },
    { code: 'koko', label: 'Koko', values: [] },
  ],
  variants: [
    variant('musta-s', { vari: 'musta', koko: 's' }, 'outOfStock'),
    variant('musta-m', { vari: 'musta', koko: 'm' }),
    variant('lumi-m', { vari: 'lumi', koko: 'm' }),
    variant('lumi-l', { vari: 'lumi', koko: 'l' }),
  ],
};
const selectedSku = (query: string) => chosenVariant(product, new URLSearchParams(query))?.sku;

test('the address selects by sku, then by attributes, then the first variant that can be bought (product-3)', () => {
  expect(selectedSku('sku=lumi-l')).toBe('lumi-l');
  expect(selectedSku('sku=musta-s')).toBe('musta-s');
  expect(selectedSku('vari=lumi&koko=l')).toBe('lumi-l');
  expect(selectedSku('vari=lumi')).toBe('lumi-m');
  expect(selectedSku('')).toBe('musta-m');
  expect(selectedSku('sku=nope&vari=nope')).toBe('musta-m');
});

test('selecting a value keeps the other options when such a variant exists', () => {
  const [, mustaM, , lumiL] = product.variants;
  if (!mustaM || !lumiL) throw new Error('no variants');
  expect(variantWith(product, mustaM, 'vari', 'lumi')?.sku).toBe('lumi-m');
  expect(variantWith(product, lumiL, 'vari', 'musta')?.sku).toBe('musta-m');
  expect(variantWith(product, lumiL, 'vari', 'nope')).toBeUndefined();
});

test('detects a combination that no variant has', () => {
  const [, mustaM, lumiM, lumiL] = product.variants;
  if (!mustaM || !lumiM || !lumiL) throw new Error('no variants');
  expect(isExact(lumiM, mustaM, 'vari')).toBe(true);
  expect(isExact(mustaM, lumiL, 'vari')).toBe(false);
});
