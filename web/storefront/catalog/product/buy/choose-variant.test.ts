import { expect, test } from 'vitest';
import { testVariant } from '#domain/catalog/products/product.fixture.ts';
import type { Stock, Variant } from '#domain/catalog/products/product.ts';
import { addressOf, chosenOptions, chosenVariant, isExact, missingChoice, variantWith } from './choose-variant.ts';

const variant = (
  sku: string,
  options: Record<string, string>,
  stockStatus: Stock['stockStatus'] = 'inStock',
): Variant =>
  testVariant({
    sku,
    options,
    stock: { ...testVariant().stock, stockStatus, ...(stockStatus === 'outOfStock' && { qty: 0 }) },
  });

const product = {
  selectableVariationAttributes: [
    {
      code: 'vari',
      label: 'Väri',
      values: [
        { code: 'musta', label: 'Musta', swatch: '#343c40' },
        { code: 'lumi', label: 'Lumi', swatch: '#e9eef0' },
      ],
    },
    { code: 'koko', label: 'Koko', values: ['s', 'm', 'l'].map((code) => ({ code, label: code.toUpperCase() })) },
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

test('goods that are there are shown before those that come to order (product-3)', () => {
  const [, m, , l] = product.variants;
  if (!m || !l) throw new Error('no variants');
  const ordered = { ...m, stock: { ...m.stock, qty: 0, stockStatus: 'backorder' as const } };
  const shown = (variants: Variant[]) => chosenVariant({ ...product, variants }, new URLSearchParams())?.sku;
  expect(shown([ordered, l])).toBe(l.sku);
  expect(shown([ordered])).toBe(ordered.sku);
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

test.each([
  ['', 'Koko'],
  ['vari=lumi', 'Koko'],
  ['koko=xxxl', 'Koko'],
  ['koko=l', undefined],
  ['sku=musta-s', undefined],
])('a size must be chosen, a colour is the one that is shown (product-10): %s', (query, missing) => {
  expect(missingChoice(product, chosenOptions(product, new URLSearchParams(query)))?.label).toBe(missing);
});

test('a product of one variant, and an attribute of one value, need no choice (product-10)', () => {
  expect(missingChoice({ ...product, variants: product.variants.slice(0, 1) }, {})).toBeNull();
  const [colour] = product.selectableVariationAttributes;
  const length = { code: 'pituus', label: 'Pituus', values: [{ code: '1', label: '1 m' }] };
  expect(missingChoice({ ...product, selectableVariationAttributes: colour ? [colour, length] : [] }, {})).toBeNull();
});

test('the address has a sku once nothing is missing, and the chosen options before (product-3)', () => {
  expect(`${addressOf(product, { vari: 'lumi' })}`).toBe('vari=lumi');
  expect(`${addressOf(product, { vari: 'lumi', koko: 'l' })}`).toBe('sku=lumi-l');
  expect(`${addressOf(product, { koko: 'm' })}`).toBe('sku=musta-m');
});
