/** The first and the last byte of a response. */
export type ByteRange = { first: number; last: number };

/**
 * The single range of a `Range` header (RFC 9110, section 14) within a file of `size` bytes. Null: the header is to be ignored, as there is
 * none or it asks for several ranges; 'unsatisfiable': it lies outside the file.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length > 0 ? { first: size - length, last: size - 1 } : 'unsatisfiable';
  }
  const first = Number(from);
  if (to !== '' && Number(to) < first) return null;
  return first < size ? { first, last: to === '' ? size - 1 : Math.min(Number(to), size - 1) } : 'unsatisfiable';
}
