/** A numbered place of a drawing as it is stored: `x` and `y` in percent of the drawing, `sku` of a spare part. */
export type StoredHotspot = { number: number; sku: string; amount: number; x: number; y: number };
