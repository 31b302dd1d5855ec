import type { Db } from '#backend/platform/db/db.ts';
import { normaliseCode } from '#domain/catalog/spare-parts/code.ts';
import type { SparePart } from '#domain/catalog/spare-parts/part.ts';

/** A spare part for tests: from Polaris, at 10 €, all else empty; give only what matters. */
export const testSparePart = (productCode: string, more: Partial<SparePart> = {}): SparePart => ({
  supplierNumber: '1044',
  supplier: 'Polaris',
  group: '',
  groupEn: '',
  productCode,
  name: `Osa ${productCode}`,
  price: 1000,
  qty: null,
  availableOn: null,
  replacedBy: [],
  ...more,
});

/** Inserts spare parts into the shop's own table. */
export async function insertSpareParts(db: Db, parts: readonly SparePart[]): Promise<void> {
  if (parts.length === 0) return;
  await db.kysely
    .insertInto('spare_part')
    .values(
      parts.map((part) => ({
        product_code: part.productCode,
        code_norm: normaliseCode(part.productCode),
        supplier_number: part.supplierNumber,
        supplier: part.supplier,
        product_group: part.group,
        product_group_en: part.groupEn,
        name: part.name,
        price_cents: part.price,
        qty: part.qty,
        available_on: part.availableOn,
        replaced_by: [...part.replacedBy],
      })),
    )
    .execute();
}
