import sharp from 'sharp';

/** A PDF of a line of text. */
export const pdf = (text = 'piirros') => Buffer.from(`%PDF-1.4\n% ${text}\n%%EOF\n`);

/** A photo with the place where it was taken, lying on its side, and a script behind it. */
export async function photo(background = '#336699'): Promise<Uint8Array<ArrayBuffer>> {
  const taken = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .withExif({ IFD0: { Model: 'Puhelin' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '66/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  return new Uint8Array(Buffer.concat([taken, Buffer.from('<script>alert(1)</script>')]));
}

export type SentFile = readonly [name: string, content: Uint8Array<ArrayBuffer> | string];

/** A form with files, as a browser sends it. */
export function fileForm(files: readonly SentFile[], fields: Record<string, string> = {}, path = '/'): Request {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  for (const [name, content] of files) body.append('files', new File([content], name));
  return new Request(new URL(path, 'http://shop.test'), { method: 'POST', body });
}
