import { expect, test } from 'vitest';
import { type SparePart, sparePartHit } from '#domain/catalog/spare-parts/part.ts';
import { allowedMethods } from '#domain/sales/delivery/allowed-methods.ts';
import { sparePartItem } from './spare-part-item.ts';

const belt: SparePart = {
  supplierNumber: '1044',
  supplier: 'Polaris',
  group: 'Kytkin',
  groupEn: '',
  productCode: '32/11 80',
  name: 'Variaattorihihna',
  price: 14990,
  qty: 0,
  availableOn: '2026-12-02',
  replacedBy: [],
};
const item = (more: Partial<SparePart> = {}) => sparePartItem(sparePartHit({ ...belt, ...more }, 25.5, '2026-11-21'));

test('a part becomes a line of one piece with a stock of 9999 and an escaped link (spare-part-6)', () => {
  expect(item()).toMatchObject({
    id: '32/11 80@1044',
    sku: '32/11 80@1044',
    title: 'Variaattorihihna',
    variationName: 'Polaris, 32/11 80',
    link: '/varaosa/32%2F11%2080%401044',
    price: { price: 14990, finalPrice: { inclTax: 14990, exclTax: 11944 }, salePercent: null },
    vatRate: 25.5,
    stock: { qty: 9999, stockStatus: 'backorder', nextDeliveryDate: '2026-12-02' },
    sparePart: true,
  });
});

test('gives no line for a part without a price or with a replacement (spare-part-12)', () => {
  expect([item({ price: null }), item({ replacedBy: ['2'] })]).toEqual([null, null]);
});

test('a cart of spare parts allows only their methods (delivery-2)', () => {
  const line = item();
  const ids = line ? allowedMethods([line]).map(({ id }) => id) : [];
  expect(ids).toEqual(expect.arrayContaining(['101', '401', '402', '403']));
  expect(ids.filter((id) => !['101', '107', '201', '202', '401', '402', '403'].includes(id))).toEqual([]);
});
