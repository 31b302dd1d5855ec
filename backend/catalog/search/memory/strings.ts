import { arrayReader, type NumberArrays } from './arrays.ts';

/** Texts in one block of UTF-8. */
export type StringArrays = { bytes: Uint8Array; starts: Uint32Array };

export function packStrings(texts: readonly string[]): StringArrays {
  const starts = new Uint32Array(texts.length + 1);
  let size = 0;
  for (const [i, text] of texts.entries()) {
    size += Buffer.byteLength(text);
    starts[i + 1] = size;
  }
  const bytes = Buffer.allocUnsafeSlow(size);
  for (const [i, text] of texts.entries()) bytes.write(text, starts[i] ?? 0);
  return { bytes, starts };
}

const SURROGATE = /[\ud800-\udfff]/;

/** Sorts texts as their UTF-8 bytes compare, in place. JavaScript's own order differs only beyond the basic plane. */
export const sortByBytes = (texts: string[]): string[] =>
  texts.some((text) => SURROGATE.test(text))
    ? texts.sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
    : texts.sort();

/** Read access to packed texts. `find` and `range` want them sorted by `sortByBytes`. */
export class Strings {
  readonly length: number;
  private readonly bytes: Buffer;
  private readonly starts: Uint32Array;
  constructor({ bytes, starts }: StringArrays) {
    this.bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.starts = starts;
    this.length = starts.length - 1;
  }

  at(i: number): string {
    return this.bytes.toString('utf8', this.starts[i], this.starts[i + 1]);
  }

  /** The place of a text; -1 when it is missing. */
  find(text: string): number {
    const wanted = Buffer.from(text);
    const at = this.firstFrom(wanted, false);
    return at < this.length && this.compare(at, wanted, false) === 0 ? at : -1;
  }

  /** The places of all texts with a prefix: from the first one up to, not including, the second. */
  range(prefix: string): readonly [from: number, to: number] {
    const wanted = Buffer.from(prefix);
    return [this.firstFrom(wanted, false), this.firstFrom(wanted, true)];
  }

  /** The first place whose text is not before `wanted`; with `after` the first one beyond all that begin with it. */
  private firstFrom(wanted: Uint8Array, after: boolean): number {
    let [from, to] = [0, this.length];
    while (from < to) {
      const middle = (from + to) >>> 1;
      const order = this.compare(middle, wanted, after);
      if (order < 0 || (after && order === 0)) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  /** Negative, 0 or positive; as a prefix, a text that begins with `wanted` equals it. */
  private compare(at: number, wanted: Uint8Array, asPrefix: boolean): number {
    const start = this.starts[at] ?? 0;
    const length = (this.starts[at + 1] ?? 0) - start;
    const both = Math.min(length, wanted.length);
    for (let i = 0; i < both; i++) {
      const difference = (this.bytes[start + i] ?? 0) - (wanted[i] ?? 0);
      if (difference !== 0) return difference;
    }
    return asPrefix && length >= wanted.length ? 0 : length - wanted.length;
  }
}

/** The texts among named arrays. */
export function stringsOf(name: string, arrays: NumberArrays): Strings {
  const read = arrayReader(arrays);
  return new Strings({ bytes: read.bytes(`${name}.bytes`), starts: read.unsigned(`${name}.starts`) });
}
