/** The columns of a part besides its key. */
export const VALUES = [
  'code_norm',
  'supplier',
  'product_group',
  'product_group_en',
  'name',
  'price_cents',
  'qty',
  'available_on',
  'replaced_by',
];

export const COLUMNS = `product_code, supplier_number, ${VALUES.join(', ')}`;

/** The values of a part from another row, for an update. */
export const valuesFrom = (row: string): string => VALUES.map((column) => `${column} = ${row}.${column}`).join(', ');
