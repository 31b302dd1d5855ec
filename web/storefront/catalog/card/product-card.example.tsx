import type { ProductCard as Card } from '#domain/catalog/products/product.ts';
import type { ExampleProps } from '#web/ui/example.ts';
import { ProductGrid } from './product-card.tsx';

export const name = { fi: 'Tuotekortti', en: 'Product card' };

const plain: Card = {
  sku: 'ESIM-1',
  slug: 'esimerkki-1',
  name: { default: 'Tunturi kelkkakypärä', variation: 'Lumi ja kuusi, lämpövisiiri' },
  brand: 'Pohja',
  image: null,
  price: {
    final: { inclTax: 16_900, exclTax: 13_466 },
    normal: null,
    discountPercent: null,
    lowest30: null,
    range: null,
    vatRate: 25.5,
  },
  stock: { qty: 9, stockStatus: 'inStock', nextDeliveryDate: null, storeAvailability: { oulu: 5, ranua: 4 } },
  labels: ['new'],
  reviewScore: 4.4,
  reviewCount: 52,
  variantCount: 1,
  labelTags: [],
  saleMode: 'buy',
  sizePriced: false,
  compareKeys: [''],
  used: null,
};
const reduced: Partial<Card> = {
  slug: 'esimerkki-2',
  name: { default: 'Jänkä talvisaappaat', variation: 'Irtovuori, −40 °C' },
  brand: 'Halla',
  price: {
    final: { inclTax: 11_900, exclTax: 9482 },
    normal: 14_900,
    discountPercent: 20,
    lowest30: 14_900,
    range: null,
    vatRate: 25.5,
  },
  stock: { qty: 0, stockStatus: 'backorder', nextDeliveryDate: '2027-01-15', storeAvailability: {} },
  labels: ['campaign'],
  reviewScore: null,
  reviewCount: 0,
};
const range: Partial<Card> = {
  slug: 'esimerkki-3',
  name: { default: 'Kelo ajopuku, valittavana kahdeksan kokoa ja kolme väriä pitkille reiteille', variation: '' },
  price: { ...plain.price, range: { lowest: 16_900, highest: 18_900 } },
  labels: [],
  variantCount: 8,
};
const priceless: Partial<Card> = {
  slug: 'esimerkki-4',
  name: { default: 'Reitti 600 E moottorikelkka', variation: '' },
  price: { ...plain.price, final: null },
  stock: { ...plain.stock, qty: 0, stockStatus: 'outOfStock', storeAvailability: {} },
  labels: ['outlet'],
};

export function Example({ images }: ExampleProps) {
  const cards = [{}, reduced, range, priceless].map((over, i) => {
    const image = images[i];
    return { ...plain, ...over, image: image ? { ...image, shotAngle: 'sivu' } : null };
  });
  return <ProductGrid cards={cards} wide />;
}
