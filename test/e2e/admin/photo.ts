import sharp from 'sharp';

/** A photo as a phone takes it, with the place in its EXIF; another colour for each number. */
export const photo = async (n: number) => ({
  name: `kuva${n}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background: { r: n * 30, g: 90, b: 120 } } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '66/1 30/1 0/1' } })
    .toBuffer(),
});
