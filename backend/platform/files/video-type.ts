const EBML = [0x1a, 0x45, 0xdf, 0xa3];
const MP4_BRANDS = new Set(['isom', 'iso2', 'iso4', 'iso5', 'iso6', 'mp41', 'mp42', 'avc1', 'M4V ', 'dash']);
/** The header of a WebM file names its kind this early. */
const WEBM_HEADER = 64;

export const videoTypes = ['mp4', 'webm', 'vtt'] as const;
export type VideoType = (typeof videoTypes)[number];

/** What a video, or its captions, is by its first bytes, whatever its name says; null when it is none. */
export function videoTypeOf(bytes: Uint8Array): VideoType | null {
  const text = (from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1');
  if (text(4, 8) === 'ftyp') return MP4_BRANDS.has(text(8, 12)) ? 'mp4' : null;
  if (EBML.every((byte, i) => bytes[i] === byte)) return text(0, WEBM_HEADER).includes('webm') ? 'webm' : null;
  return /^(?:\xEF\xBB\xBF)?WEBVTT(?:[ \t\r\n]|$)/.test(text(0, 10)) ? 'vtt' : null;
}
