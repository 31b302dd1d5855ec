/** A parcel's box: outer sides in centimetres. */
export type Box = { id: string; width: number; height: number; depth: number };

/** Boxes on the packing table, smallest first. */
export const boxes = [
  { id: 'S', width: 25, height: 20, depth: 10 },
  { id: 'M', width: 40, height: 30, depth: 20 },
  { id: 'L', width: 60, height: 40, depth: 30 },
] as const satisfies readonly Box[];

/** Sides and weight of parcels that carriers take without special handling: 35 kg, 200 cm. */
export const MOST_GRAMS = 35_000;
export const LONGEST_SIDE_CM = 200;

/** Volume in cubic metres with four decimals, as carriers take it. */
export const volumeOf = ({ width, height, depth }: Omit<Box, 'id'>): number =>
  Math.max(1, Math.round((width * height * depth) / 100)) / 10_000;
