import { arrayReader, GrowingList, type NumberArrays } from './arrays.ts';
import { type Bits, emptyBits, setBit } from './bits.ts';
import { packStrings, Strings, sortByBytes } from './strings.ts';

/**
 * Sorted keys with an ascending list of numbers each: the first number, then differences, in bytes of seven bits. A list
 * that would be longer as that is a bitmap of all numbers.
 */
export type PostingArrays = {
  bytes: Uint8Array;
  starts: Uint32Array;
  /** Where the list of each key starts. */
  lists: Uint32Array;
  numbers: Uint8Array;
};

const CONTINUES = 0x80;
const LOW = 0x7f;

class ByteWriter {
  private bytes = Buffer.allocUnsafeSlow(1 << 16);
  length = 0;

  writeNumber(value: number): void {
    if (this.length + 5 > this.bytes.length) {
      const more = Buffer.allocUnsafeSlow(this.bytes.length * 2);
      more.set(this.bytes);
      this.bytes = more;
    }
    let rest = value;
    while (rest > LOW) {
      this.bytes[this.length++] = (rest & LOW) | CONTINUES;
      rest >>>= 7;
    }
    this.bytes[this.length++] = rest;
  }

  /** Replaces what was written from `start` on. */
  rewrite(start: number, bytes: Uint8Array): void {
    this.length = start + bytes.length;
    this.bytes.set(bytes, start);
  }

  result(): Uint8Array {
    return this.bytes.subarray(0, this.length);
  }
}

/** Collects the numbers of keys. Numbers must be added in ascending order. */
export class PostingsBuilder {
  /** Ids by the first and the second part of a key: joining the parts for every number would cost half of the build. */
  private readonly ids = new Map<string, Map<string, number>>();
  private count = 0;
  private readonly keyIds = new GrowingList();
  private readonly numbers = new GrowingList();

  /** Adds a number to the key of two parts. Gives the id of the key (see `ranks`). */
  add(first: string, second: string, number: number): number {
    let ofFirst = this.ids.get(first);
    if (!ofFirst) {
      ofFirst = new Map();
      this.ids.set(first, ofFirst);
    }
    let id = ofFirst.get(second);
    if (id === undefined) {
      id = this.count++;
      ofFirst.set(second, id);
    }
    this.keyIds.push(id);
    this.numbers.push(number);
    return id;
  }

  /** The place of each key among the sorted ones, by its id. */
  ranks(): Uint32Array {
    const ranks = new Uint32Array(this.count);
    const ids = this.idsByKey();
    for (const [rank, key] of sortByBytes([...ids.keys()]).entries()) ranks[ids.get(key) ?? 0] = rank;
    return ranks;
  }

  /** All numbers are below `size`. */
  build(size: number): PostingArrays {
    const ids = this.idsByKey();
    const keys = sortByBytes([...ids.keys()]);
    const { starts, sorted } = this.groupByKey();
    const writer = new ByteWriter();
    const lists = new Uint32Array(keys.length + 1);
    for (const [i, key] of keys.entries()) {
      const id = ids.get(key) ?? 0;
      const numbers = sorted.subarray(starts[id], starts[id + 1]);
      let last = 0;
      for (const number of numbers) {
        writer.writeNumber(number - last);
        last = number;
      }
      const start = lists[i] ?? 0;
      if (writer.length - start >= bitmapBytes(size)) writer.rewrite(start, bitmapOf(numbers, size));
      lists[i + 1] = writer.length;
    }
    return { ...packStrings(keys), lists, numbers: writer.result() };
  }

  private idsByKey(): Map<string, number> {
    const ids = new Map<string, number>();
    for (const [first, ofFirst] of this.ids) for (const [second, id] of ofFirst) ids.set(`${first}${second}`, id);
    return ids;
  }

  /** A counting sort by key, which keeps the order within a key. */
  private groupByKey() {
    const starts = new Uint32Array(this.count + 1);
    this.keyIds.each((id) => {
      starts[id + 1] = (starts[id + 1] ?? 0) + 1;
    });
    for (let i = 1; i < starts.length; i++) starts[i] = (starts[i] ?? 0) + (starts[i - 1] ?? 0);
    const next = starts.slice(0, -1);
    const sorted = new Uint32Array(this.numbers.length);
    const places = this.keyIds.toArray();
    this.numbers.each((number, at) => {
      const id = places[at] ?? 0;
      sorted[next[id] ?? 0] = number;
      next[id] = (next[id] ?? 0) + 1;
    });
    return { starts, sorted };
  }
}

const bitmapBytes = (size: number): number => (size + 7) >>> 3;

function bitmapOf(numbers: Uint32Array, size: number): Uint8Array {
  const bits = emptyBits(size);
  for (const number of numbers) setBit(bits, number);
  return new Uint8Array(bits.buffer, 0, bitmapBytes(size));
}

/** Read access to postings. */
export class Postings {
  readonly keys: Strings;
  private readonly lists: Uint32Array;
  private readonly numbers: Uint8Array;
  private readonly bitmapBytes: number;
  /** `size` as when they were built. */
  constructor({ bytes, starts, lists, numbers }: PostingArrays, size: number) {
    this.bitmapBytes = bitmapBytes(size);
    this.keys = new Strings({ bytes, starts });
    this.lists = lists;
    this.numbers = numbers;
  }

  /** Marks the numbers of the keys at the places `from` to `to` (exclusive). */
  mark(from: number, to: number, bits: Bits): void {
    const { lists, numbers } = this;
    const bytes = new Uint8Array(bits.buffer, bits.byteOffset, bits.byteLength);
    for (let key = from; key < to; key++) {
      const [start, end] = [lists[key] ?? 0, lists[key + 1] ?? 0];
      if (end - start === this.bitmapBytes) {
        for (let i = 0; i < this.bitmapBytes; i++) bytes[i] = (bytes[i] ?? 0) | (numbers[start + i] ?? 0);
        continue;
      }
      let last = 0;
      for (let at = start; at < end; ) {
        let byte = numbers[at++] ?? 0;
        let value = byte & LOW;
        for (let shift = 7; byte & CONTINUES; shift += 7) {
          byte = numbers[at++] ?? 0;
          value |= (byte & LOW) << shift;
        }
        last += value;
        setBit(bits, last);
      }
    }
  }

  /** Bytes of the lists of a range of keys: about how many numbers they have, at least if they have many. */
  sizeOf(from: number, to: number): number {
    return (this.lists[to] ?? 0) - (this.lists[from] ?? 0);
  }

  markKey(key: string, bits: Bits): void {
    const at = this.keys.find(key);
    if (at >= 0) this.mark(at, at + 1, bits);
  }
}

/** Names of arrays with a prefix, so that several sets fit into one buffer. */
export const prefixed = (name: string, arrays: NumberArrays): NumberArrays =>
  Object.fromEntries(Object.entries(arrays).map(([key, array]) => [`${name}.${key}`, array]));

/** The postings among the arrays of a buffer. */
export function postingsOf(name: string, arrays: NumberArrays, size: number): Postings {
  const read = arrayReader(arrays);
  const [bytes, starts] = [read.bytes(`${name}.bytes`), read.unsigned(`${name}.starts`)];
  const [lists, numbers] = [read.unsigned(`${name}.lists`), read.bytes(`${name}.numbers`)];
  return new Postings({ bytes, starts, lists, numbers }, size);
}
