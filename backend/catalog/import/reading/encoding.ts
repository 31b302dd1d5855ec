import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { UnreadableFile } from './raw-row.ts';

export type Encoding = 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be';

const SAVE_AS = 'save the file as UTF-8 (CSV UTF-8 in Excel)';
/** First bytes of two- and three-byte characters that Finnish texts have: `ä`, `°`, `–`. */
const LEADS = new Set([0xc2, 0xc3, 0xe2]);

/** The name of an encoding of two bytes a character, by how the file begins. */
function isUtf16([first, second]: Buffer): boolean {
  if ((first === 0xff && second === 0xfe) || (second === 0 && first !== 0)) return true;
  return (first === 0xfe && second === 0xff) || (first === 0 && second !== undefined && second !== 0);
}

const bytesOf = (path: string, options?: { end: number }): AsyncIterable<Buffer> => createReadStream(path, options);

/** How many bytes at the end of a piece begin a character that the next piece ends. */
function openBytes(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return back < (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) ? back : 0;
  }
  return 0;
}

/** UTF-16 by how a file begins, its byte order mark or the zero byte of a plain letter; null for other encodings. */
export async function utf16Of(path: string): Promise<Encoding | null> {
  for await (const bytes of bytesOf(path, { end: 3 }))
    if (isUtf16(bytes)) return bytes[0] === 0xff || bytes[1] === 0 ? 'utf-16le' : 'utf-16be';
  return null;
}

async function isAllUtf8(path: string): Promise<{ is: boolean; cut: Buffer }> {
  let open = Buffer.alloc(0);
  for await (const piece of bytesOf(path)) {
    const bytes = Buffer.concat([open, piece]);
    const whole = bytes.length - openBytes(bytes);
    if (!isUtf8(bytes.subarray(0, whole))) return { is: false, cut: Buffer.alloc(0) };
    open = bytes.subarray(whole);
  }
  return { is: open.length === 0, cut: open };
}

/** The line of the first byte that is not UTF-8; null when nothing in the file is UTF-8 beyond plain letters. */
async function brokenLine(path: string): Promise<number | null> {
  const lenient = new TextDecoder('utf-8');
  let line = 1;
  let broken: number | null = null;
  let broke = 0;
  let well = 0;
  for await (const piece of bytesOf(path))
    for (const char of lenient.decode(piece, { stream: true })) {
      if (char === '\n') line++;
      else if (char === '\uFFFD') {
        broke++;
        broken ??= line;
      } else if (char > '\u007f' && char !== '\uFEFF') well++;
    }
  return well > broke ? (broken ?? line) : null;
}

/**
 * UTF-8, or Windows-1252 (Latin-1 as Excel and old systems write it) when the file is no UTF-8 and has no text that only UTF-8
 * explains. Reads the file through. Throws `UnreadableFile` for UTF-16 and for UTF-8 that is damaged.
 */
export async function encodingOf(path: string): Promise<Encoding> {
  for await (const bytes of bytesOf(path, { end: 3 }))
    if (isUtf16(bytes)) throw new UnreadableFile(1, `is UTF-16; ${SAVE_AS}`);
  const { is, cut } = await isAllUtf8(path);
  if (is) return 'utf-8';
  const line = await brokenLine(path);
  if (line !== null) throw new UnreadableFile(line, `is not UTF-8; ${SAVE_AS}`);
  if (cut.length > 0 && LEADS.has(cut[0] ?? 0))
    throw new UnreadableFile(await lastLine(path), `is not UTF-8; ${SAVE_AS}`);
  return 'windows-1252';
}

async function lastLine(path: string): Promise<number> {
  let line = 1;
  for await (const piece of bytesOf(path)) for (const byte of piece) if (byte === 0x0a) line++;
  return line;
}
