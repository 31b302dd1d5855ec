import type { FileType } from '#domain/base/file-type.ts';

const starts = (bytes: Uint8Array, ...signature: number[]) => signature.every((byte, i) => bytes[i] === byte);
const ascii = (bytes: Uint8Array, from: number, text: string) =>
  [...text].every((letter, i) => bytes[from + i] === letter.charCodeAt(0));

/** Readers look for the end of a PDF in its last kilobyte (ISO 32000-1, annex H). */
const PDF_TAIL = 1024;

const endsAsPdf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(-PDF_TAIL)).includes('%%EOF');

export type PhotoType = Exclude<FileType, 'pdf'>;

/** What a photo is by its first bytes, whatever its name says. Drawings (SVG) are programs: they come with imports alone. */
export function photoTypeOf(bytes: Uint8Array): PhotoType | null {
  if (starts(bytes, 0xff, 0xd8, 0xff)) return 'jpg';
  if (starts(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  return ascii(bytes, 0, 'RIFF') && ascii(bytes, 8, 'WEBP') ? 'webp' : null;
}

/** What a file is by its content. A PDF begins with its mark, without other bytes before it, and has an end. */
export const fileTypeOf = (bytes: Uint8Array): FileType | null =>
  ascii(bytes, 0, '%PDF-') ? (endsAsPdf(bytes) ? 'pdf' : null) : photoTypeOf(bytes);
