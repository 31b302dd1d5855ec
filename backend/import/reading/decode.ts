import { createReadStream } from 'node:fs';
import { UnreadableFile } from './raw-row.ts';

const countLines = (text: string) => text.split('\n').length - 1;

/** The name of an encoding that is no UTF-8, by how the file begins; null when it may be UTF-8. */
function otherEncoding(start: Buffer): string | null {
  const [first, second] = start;
  if ((first === 0xff && second === 0xfe) || (second === 0 && first !== 0)) return 'UTF-16';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'UTF-16';
  return null;
}

/**
 * The text of a UTF-8 file in pieces, without its byte order mark. Throws `UnreadableFile` naming the line where the
 * file stops being UTF-8.
 */
export async function* decodedText(path: string): AsyncGenerator<string> {
  const strict = new TextDecoder('utf-8', { fatal: true });
  let line = 1;
  let begun = false;
  const decode = (bytes: Buffer, more: boolean): string => {
    try {
      return strict.decode(bytes, { stream: more });
    } catch {
      const [readable = ''] = new TextDecoder().decode(bytes).split('\uFFFD');
      throw new UnreadableFile(
        line + countLines(readable),
        'is not UTF-8; save the file as UTF-8 (CSV UTF-8 in Excel)',
      );
    }
  };
  for await (const bytes of createReadStream(path) as AsyncIterable<Buffer>) {
    const other = begun ? null : otherEncoding(bytes);
    if (other) throw new UnreadableFile(1, `is ${other}; save the file as UTF-8 (CSV UTF-8 in Excel)`);
    begun = true;
    const text = decode(bytes, true);
    yield text;
    line += countLines(text);
  }
  yield decode(Buffer.alloc(0), false);
}
