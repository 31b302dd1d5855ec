import { expect, test } from 'vitest';
import { testProduct, testVariant } from '#domain/catalog/products/product.fixture.ts';
import { presentProductHit } from './product-hit.ts';

const picture = (id: string, shotAngle = 'sivu') => ({ id, alt: id, shotAngle });
const price = (inclTax: number) => ({ ...testVariant().price, final: { inclTax, exclTax: 7888 } });

const product = testProduct({
  itemId: 'M-100',
  labelTags: ['Kotimainen'],
  salesPhrases: ['Kevyt', 'Lämmin'],
  manufacturer: { name: 'Pohja Oy', address: 'Tie 1, 90100 Oulu', email: 'a@pohja.example' },
  images: [picture('front')],
  milieuImage: picture('fell', 'miljöö'),
  selectableVariationAttributes: [
    { code: 'vari', label: 'Väri', values: [{ code: 'musta', label: 'Musta', swatch: '#111111' }] },
  ],
  customization: {
    identifier: 'size',
    widthCm: { min: 50, max: 100, step: 1 },
    lengthCm: { min: 50, max: 100, step: 1 },
  },
  reviewScore: 4.4,
  variants: [
    testVariant({ images: [picture('front')] }),
    testVariant({
      sku: 'KYP-L',
      variationName: 'L',
      options: { vari: 'musta' },
      images: [picture('black')],
      erpinfo: 'hylly 7',
      price: price(12_900),
    }),
  ],
});
const found = { productId: 7, sku: 'KYP-L', parentSku: 'KYP', productLine: 2, categories: ['kyparat', 'gone'] };
const helmets = {
  id: '12',
  parentId: '1',
  name: 'Kypärät',
  path: 'kyparat',
  level: 2,
  isIncludedInMenu: true,
  sortOrder: 1,
  popular: false,
  children: [],
};
const hit = (asSku: boolean) => presentProductHit(found, product, asSku, new Map([['kyparat', helmets]]));

test('a product hit has every specified field (search-5)', () => {
  expect(hit(false)).toMatchObject({
    objectID: 'KYP',
    sku: 'KYP',
    parentSku: 'KYP',
    itemId: 'M-100',
    name: { default: 'Kypärä', variation: '' },
    yotpo: { reviewScore: 4.4 },
    finalPrice: { inclTax: 99, exclTax: 78.88 },
    price: { inclTax: 99 },
    variationPrices: { lowest: 99, highest: 129 },
    stock: { qty: 4, storeAvailability: { oulu: 4 } },
    defaultImage: {
      url: '/pictures/front/large.webp',
      variants: { thumbnail: '/pictures/front/thumbnail.webp', zoom: '/pictures/front/zoom.webp' },
      shotAngle: 'sivu',
    },
    labelTags: ['Kotimainen'],
    swatch: '#111111',
    erpinfo: 'hylly 7',
    marketing: {
      productManufacturer: 'Pohja Oy',
      productSalesPhrase1: 'Kevyt',
      productSalesPhrase2: 'Lämmin',
      productSalesPhrase3: null,
    },
    selectableVariationAttributes: [{ code: 'vari' }],
    customization: { identifier: 'size' },
    vatRate: 25.5,
    productLine: 2,
    categories: [{ level: 2, id: '12', parentId: '1', value: 'Kypärät' }],
  });
});

test('every picture has its angle; a lifestyle picture is never the default one (product-2)', () => {
  expect(hit(false).images).toMatchObject([{ shotAngle: 'sivu' }, { shotAngle: 'miljöö' }]);
  const onlyMilieu = presentProductHit(found, { ...product, images: [], variants: [testVariant()] }, false, new Map());
  expect(onlyMilieu).toMatchObject({ defaultImage: null, defaultVariationImage: null });
});

test('a sku hit has the name, price and pictures of that sku', () => {
  expect(hit(true)).toMatchObject({
    objectID: 'KYP-L',
    name: { default: 'Kypärä', variation: 'L' },
    finalPrice: { inclTax: 129 },
    variationPrices: { lowest: 129, highest: 129 },
    defaultImage: { url: '/pictures/black/large.webp' },
    defaultVariationImage: { url: '/pictures/black/large.webp' },
  });
});
