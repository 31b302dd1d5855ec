import { expect, test } from 'vitest';
import { testCartItem } from '#domain/catalog/offers/cart-item.fixture.ts';
import { testProduct } from '#domain/catalog/products/product.fixture.ts';
import { loadKit } from './load-kit.ts';

const kit = {
  code: '10h',
  name: { fi: 'Huoltosarja' },
  lines: [
    { sku: 'OIL', amount: 2 },
    { sku: 'A-1@301', amount: 1 },
  ],
};

/** `parts`: what the source of spare parts responds. */
function shopWith(parts: () => Promise<Map<string, ReturnType<typeof testCartItem>>>) {
  const asked: string[] = [];
  const services = {
    catalog: {
      product: async (slug: string) => (slug === 'kelkka' ? testProduct({ name: 'Kelkka', kits: [kit] }) : null),
      cartItems: async () => new Map([['OIL', testCartItem('OIL', 1290)]]),
    },
    spareParts: {
      cartItems: async (skus: readonly string[]) => {
        asked.push(...skus);
        return parts();
      },
    },
  };
  return { services: services as unknown as Parameters<typeof loadKit>[0], asked };
}

test('reads the parts of a kit from catalog and price lists, with the language of its name (kit-1)', async () => {
  const { services, asked } = shopWith(async () => new Map([['A-1@301', testCartItem('A-1@301', 990)]]));
  const found = await loadKit(services, 'kelkka', '10h', 'en');
  expect(found).toMatchObject({ name: 'Huoltosarja', lang: 'fi', product: 'Kelkka', lines: kit.lines });
  expect(Object.keys(found?.items ?? {})).toEqual(['OIL', 'A-1@301']);
  expect(asked).toEqual(['A-1@301']);
});

test('shows a kit without the parts of a supplier that does not respond, and no unknown kit (kit-1)', async () => {
  const { services } = shopWith(() => Promise.reject(new Error('down')));
  expect(Object.keys((await loadKit(services, 'kelkka', '10h', 'fi'))?.items ?? {})).toEqual(['OIL']);
  expect(await loadKit(services, 'kelkka', 'muu', 'fi')).toBeNull();
  expect(await loadKit(services, 'muu', '10h', 'fi')).toBeNull();
});
