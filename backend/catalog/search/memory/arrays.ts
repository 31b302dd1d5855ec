export type NumberArray = Uint8Array | Uint16Array | Int16Array | Uint32Array | Int32Array | Float64Array;
/** Named arrays. */
export type NumberArrays = Readonly<Record<string, NumberArray>>;
type View = new (buffer: SharedArrayBuffer, offset: number, length: number) => NumberArray;
const views = { Uint8Array, Uint16Array, Int16Array, Uint32Array, Int32Array, Float64Array } satisfies Record<
  string,
  View
>;
type TypeName = keyof typeof views;
function typeOf(array: NumberArray): TypeName {
  if (array instanceof Uint8Array) return 'Uint8Array';
  if (array instanceof Uint16Array) return 'Uint16Array';
  if (array instanceof Int16Array) return 'Int16Array';
  if (array instanceof Uint32Array) return 'Uint32Array';
  return array instanceof Int32Array ? 'Int32Array' : 'Float64Array';
}
const viewOf = (buffer: SharedArrayBuffer, [, type, offset, length]: Layout[number]): NumberArray => {
  const Type: View = views[type];
  return new Type(buffer, offset, length);
};

/** Where each array is in the buffer. */
export type Layout = readonly (readonly [name: string, type: TypeName, offset: number, length: number])[];
export type Packed = { layout: Layout; buffer: SharedArrayBuffer };

const ALIGNMENT = 8;

/** Copies named arrays into one buffer, which threads share and a snapshot stores as it is. */
export function packArrays(arrays: NumberArrays): Packed {
  let size = 0;
  const layout = Object.entries(arrays).map(([name, array]) => {
    const offset = size;
    size += Math.ceil(array.byteLength / ALIGNMENT) * ALIGNMENT;
    return [name, typeOf(array), offset, array.length] as const;
  });
  const buffer = new SharedArrayBuffer(size);
  for (const place of layout) viewOf(buffer, place).set(arrays[place[0]] ?? []);
  return { layout, buffer };
}

/** The arrays of a packed buffer as views. */
export const unpackArrays = ({ layout, buffer }: Packed): NumberArrays =>
  Object.fromEntries(layout.map((place) => [place[0], viewOf(buffer, place)]));

/** Readers of named arrays by type. Throws for a missing or another array. */
export function arrayReader(arrays: NumberArrays) {
  const read =
    <T extends NumberArray>(type: new (length: number) => T) =>
    (name: string): T => {
      const array = arrays[name];
      if (array instanceof type) return array;
      throw new Error(`the index has no ${type.name} ${name}`);
    };
  return {
    bytes: read(Uint8Array),
    unsigned: read(Uint32Array),
    signed: read(Int32Array),
    short: read(Int16Array),
    float: read(Float64Array),
    /** Numbers of the narrowest width. */
    narrow(name: string): ReturnType<typeof unsignedArray> {
      const array = arrays[name];
      if (array instanceof Uint8Array || array instanceof Uint16Array) return array;
      return read(Uint32Array)(name);
    },
  };
}

/** A list of unsigned integers whose final length is unknown. It grows by blocks, so that nothing is copied meanwhile. */
export class GrowingList {
  private static readonly BLOCK = 1 << 16;
  private readonly blocks: Uint32Array[] = [];
  private block = new Uint32Array(0);
  length = 0;

  push(value: number): void {
    const at = this.length++ & (GrowingList.BLOCK - 1);
    if (at === 0) {
      this.block = new Uint32Array(GrowingList.BLOCK);
      this.blocks.push(this.block);
    }
    this.block[at] = value;
  }

  each(visit: (value: number, at: number) => void): void {
    let at = 0;
    for (const block of this.blocks) {
      const most = Math.min(block.length, this.length - at);
      for (let i = 0; i < most; i++) visit(block[i] ?? 0, at++);
    }
  }

  toArray(): Uint32Array {
    const all = new Uint32Array(this.length);
    this.each((value, at) => {
      all[at] = value;
    });
    return all;
  }
}

/** The narrowest array of unsigned integers up to `most`. */
export const unsignedArray = (most: number, values: Iterable<number>): Uint8Array | Uint16Array | Uint32Array =>
  (most < 2 ** 8 ? Uint8Array : most < 2 ** 16 ? Uint16Array : Uint32Array).from(values);
