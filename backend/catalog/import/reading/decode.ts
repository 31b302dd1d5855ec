import { createReadStream } from 'node:fs';
import { type Encoding, encodingOf } from './encoding.ts';

/**
 * Streams the text of a file without its byte order mark: in the given encoding, else UTF-8, or Windows-1252 when it is not valid
 * UTF-8, which is reported to `assume`. Throws `UnreadableFile` for other encodings.
 */
export async function* decodedText(
  path: string,
  assume: (how: string) => void,
  given?: Encoding,
): AsyncGenerator<string> {
  const encoding = given ?? (await encodingOf(path));
  if (encoding === 'windows-1252') assume('the encoding Windows-1252 (Latin-1)');
  const decoder = new TextDecoder(encoding);
  const pieces: AsyncIterable<Buffer> = createReadStream(path);
  for await (const bytes of pieces) yield decoder.decode(bytes, { stream: true });
  yield decoder.decode();
}
