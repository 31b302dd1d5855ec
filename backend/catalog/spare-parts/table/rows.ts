import type { Selectable } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { SparePart } from '#domain/catalog/spare-parts/part.ts';

export type PartRow = Selectable<Tables['spare_part']>;

export const partOfRow = (row: PartRow): SparePart => ({
  supplierNumber: row.supplier_number,
  supplier: row.supplier,
  group: row.product_group,
  groupEn: row.product_group_en,
  productCode: row.product_code,
  name: row.name,
  price: row.price_cents,
  qty: row.qty,
  availableOn: row.available_on,
  replacedBy: row.replaced_by,
});
