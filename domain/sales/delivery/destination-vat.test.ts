import { expect, test } from 'vitest';
import { EU_COUNTRIES } from '#domain/base/contact-details/countries.ts';
import { testCartItem } from '#domain/catalog/offers/cart-item.fixture.ts';
import { destinationRate, withDestinationVat } from './destination-vat.ts';

test('keeps the price and applies the destination’s VAT rate (delivery-4)', () => {
  const item = { ...testCartItem('A', 12_400), vatRate: 25.5 };
  item.price = { ...item.price, finalPrice: { inclTax: 12_400, exclTax: 9880 } };
  expect(withDestinationVat(item, 'EE')).toMatchObject({
    vatRate: 24,
    price: { finalPrice: { inclTax: 12_400, exclTax: 10_000 } },
  });
  expect(withDestinationVat(item, 'FI')).toBe(item);
});

test('margin-scheme goods and gift cards have no VAT anywhere; every other country has a rate', () => {
  expect(destinationRate(0, 'SE')).toBe(0);
  for (const country of EU_COUNTRIES) {
    expect(destinationRate(13.5, country)).toBeGreaterThanOrEqual(15);
    expect(destinationRate(25.5, country)).toBeLessThanOrEqual(27);
  }
});
