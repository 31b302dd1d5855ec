/**
 * Makes the sizes of the home page's hero from a photo at least 1920 px wide, and the default link preview picture:
 * `npm run task -- hero photo.jpg`.
 */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { showHelp } from './show-help.ts';

showHelp(
  "npm run task -- hero photo.jpg\nMakes the sizes of the home page's hero, and public/share.jpg, from a photo at least 1920 pixels wide.",
);

const target = fileURLToPath(new URL('../web/storefront/content/home/hero/', import.meta.url));
const preview = fileURLToPath(new URL('../public/share.jpg', import.meta.url));
// the common size of link previews
const PREVIEW = { width: 1200, height: 630 };
// the picture's aspect ratio on the page (web/storefront/content/home/hero.tsx)
const HEIGHT = 720 / 1920;

const given = process.argv[2];
if (!given) {
  console.error('Give a picture: npm run task -- hero photo.jpg');
  process.exit(1);
}
const picture = resolve(process.env.INIT_CWD ?? '.', given);
const { width = 0, format } = await sharp(picture).metadata();
if (width < 1920 && format !== 'svg') {
  console.error(`${given} is ${width} pixels wide; it must be 1920 or more.`);
  process.exit(1);
}
for (const size of [800, 1280, 1920]) {
  const scaled = sharp(picture).resize(size, Math.round(size * HEIGHT), { fit: 'cover', position: 'attention' });
  await scaled.clone().avif({ quality: 55 }).toFile(`${target}hero-${size}.avif`);
  await scaled.clone().webp({ quality: 75 }).toFile(`${target}hero-${size}.webp`);
}
await sharp(picture)
  .resize({ ...PREVIEW, fit: 'cover', position: 'attention' })
  .jpeg({ quality: 80, mozjpeg: true })
  .toFile(preview);
console.log(`Hero pictures written. Describe the picture in shop.config.ts (hero.…alt) and run npm run build.`);
