import { createReadStream } from 'node:fs';
import { encodingOf } from './encoding.ts';

/**
 * The text of a file in pieces, without its byte order mark: UTF-8, or Windows-1252 where only that explains it, which is told
 * to `assume`. Throws `UnreadableFile` for other encodings.
 */
export async function* decodedText(path: string, assume: (how: string) => void): AsyncGenerator<string> {
  const encoding = await encodingOf(path);
  if (encoding === 'windows-1252') assume('the encoding Windows-1252 (Latin-1)');
  const decoder = new TextDecoder(encoding);
  for await (const bytes of createReadStream(path) as AsyncIterable<Buffer>)
    yield decoder.decode(bytes, { stream: true });
  yield decoder.decode();
}
