import { type SparePartHit, sparePartHit } from '#domain/catalog/spare-parts/part.ts';

const part = {
  supplierNumber: '88',
  supplier: 'Honda',
  group: '',
  groupEn: '',
  productCode: '12',
  name: 'Tiiviste',
  price: 990,
};

/** A spare part that can be bought. */
export const testPart: SparePartHit = sparePartHit(
  { ...part, qty: 4, availableOn: null, replacedBy: [] },
  25.5,
  '2026-11-21',
);
