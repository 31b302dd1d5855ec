import { expect, test } from 'vitest';
import { testProduct } from '#domain/catalog/products/product.fixture.ts';
import type { ProductCard } from '#domain/catalog/products/product.ts';
import { loadComparison } from './compare-data.ts';

const category = (path: string, level: number) => ({ path, name: path.toUpperCase(), level });
const product = (sku: string, path: string, compareKeys: string[]) =>
  testProduct({ sku, slug: sku, categories: [category('top', 1), category(path, 2)], compareKeys });
const products = [
  product('trail', 'top/trail', ['top/trail', 'top']),
  product('helmet', 'top/helmets', ['top/helmets']),
  product('utility', 'top/utility', ['top/utility', 'top']),
];
const cardOf = ({ sku, slug }: { sku: string; slug: string }) => ({ sku, slug, stock: {} }) as ProductCard;
const find = (skus: readonly string[]) => products.filter(({ sku }) => skus.includes(sku));
const catalog = {
  productsBySku: async (skus: readonly string[]) => find(skus),
  cardsBySku: async (skus: readonly string[]) => find(skus).map(cardOf),
  cartItems: async () => new Map(),
} as unknown as Parameters<typeof loadComparison>[0]['catalog'];
const titles = async (address: string) => {
  const { groups } = await loadComparison({ catalog }, new URLSearchParams(address), 'fi');
  return groups.map(({ title, products }) => [title, ...products.map(({ requestedSku }) => requestedSku)]);
};

test('compares each kind of product in its own table, named by the narrowest shared category (listing-5)', async () => {
  expect(await titles('sku=trail&sku=helmet&sku=utility')).toEqual([
    ['TOP', 'trail', 'utility'],
    ['TOP/HELMETS', 'helmet'],
  ]);
  expect(await titles('sku=trail')).toEqual([['TOP/TRAIL', 'trail']]);
  expect(await titles('')).toEqual([]);
});
