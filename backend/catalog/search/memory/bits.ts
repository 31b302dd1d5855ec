/** A set of small integers, one bit each, in a fixed number of 32-bit words. */
export type Bits = Uint32Array;

export const emptyBits = (size: number): Bits => new Uint32Array((size + 31) >>> 5);

export function allBits(size: number): Bits {
  const bits = emptyBits(size).fill(0xffffffff);
  if (size & 31) bits[bits.length - 1] = 2 ** (size & 31) - 1;
  return bits;
}

export const hasBit = (bits: Bits, at: number): boolean => (((bits[at >>> 5] ?? 0) >>> (at & 31)) & 1) === 1;

export function setBit(bits: Bits, at: number): void {
  bits[at >>> 5] = (bits[at >>> 5] ?? 0) | (1 << (at & 31));
}

export function clearBit(bits: Bits, at: number): void {
  bits[at >>> 5] = (bits[at >>> 5] ?? 0) & ~(1 << (at & 31));
}

/** Keeps in `bits` what is also in `other`. */
export function andBits(bits: Bits, other: Bits): void {
  for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] ?? 0) & (other[i] ?? 0);
}

/** Keeps in `bits` what is not in `other`. */
export function withoutBits(bits: Bits, other: Bits): void {
  for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] ?? 0) & ~(other[i] ?? 0);
}

/** Adds what is in `other` to `bits`. */
export function orBits(bits: Bits, other: Bits): void {
  for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] ?? 0) | (other[i] ?? 0);
}

/** Inverts the first `size` bits. */
export function invertBits(bits: Bits, size: number): void {
  for (let i = 0; i < bits.length; i++) bits[i] = ~(bits[i] ?? 0);
  if (size & 31) bits[bits.length - 1] = (bits[bits.length - 1] ?? 0) & (2 ** (size & 31) - 1);
}

export function isEmpty(bits: Bits): boolean {
  for (let i = 0; i < bits.length; i++) if (bits[i] !== 0) return false;
  return true;
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let i = 0; i < bits.length; i++) {
    let word = bits[i] ?? 0;
    word -= (word >>> 1) & 0x55555555;
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
    count += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}

/** Calls back with each member in ascending order. */
export function eachBit(bits: Bits, visit: (at: number) => void): void {
  for (let i = 0; i < bits.length; i++)
    for (let rest = bits[i] ?? 0; rest !== 0; rest &= rest - 1) visit((i << 5) + 31 - Math.clz32(rest & -rest));
}

/** The lowest members, at most `most`. */
export function firstBits(bits: Bits, most: number): number[] {
  const found: number[] = [];
  for (let i = 0; i < bits.length && found.length < most; i++)
    for (let rest = bits[i] ?? 0; rest !== 0 && found.length < most; rest &= rest - 1)
      found.push((i << 5) + 31 - Math.clz32(rest & -rest));
  return found;
}
