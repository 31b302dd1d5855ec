/**
 * Draws the logo mark of shop.config.ts as favicon and app icons, in the colours of the page header
 * (web/ui/styles/tokens.css): `npm run task -- icons`.
 */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { shop } from '#shop.config';
import * as brandColours from '../../domain/base/brand-colours.ts';

const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } });
if (values.help) {
  console.log(
    'npm run task -- icons: draws the mark of shop.config.ts into public/icons and public/favicon.svg, over what is there.',
  );
  process.exit(0);
}

const target = fileURLToPath(new URL('../../public/', import.meta.url));
const GROUND = brandColours.chrome.light;
const LINE = brandColours.onChrome.light;
// viewBox of the mark (web/ui/logo/logo.tsx)
const [WIDTH, HEIGHT] = [44, 30];

/** The mark on its background: `share` of the width is the mark, `radius` rounds the corners of a square of 48. */
function icon(share: number, radius: number): string {
  const scale = (48 * share) / WIDTH;
  const at = `translate(${(48 - WIDTH * scale) / 2} ${(48 - HEIGHT * scale) / 2}) scale(${scale})`;
  const lines = shop.mark.map((line) => `<path d="${line}"/>`).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="${radius}" fill="${GROUND}"/>` +
    `<g transform="${at}" fill="none" stroke="${LINE}" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round">${lines}</g></svg>\n`
  );
}

/** The logo on white, if the shop has one: `share` of the width is the logo. */
async function logoIcon(src: string, size: number, share: number): Promise<Buffer> {
  const inside = Math.round(size * share);
  const fit = { width: inside, height: inside, fit: 'contain', background: '#0000' } as const;
  const drawn = await sharp(`${target}${src}`, { density: 300 }).resize(fit).png().toBuffer();
  const ground = sharp({ create: { width: size, height: size, channels: 4, background: brandColours.ground.light } });
  return ground
    .composite([{ input: drawn }])
    .png()
    .toBuffer();
}

const picture = async (svg: string, size: number, name: string, share: number) =>
  sharp(shop.logo ? await logoIcon(shop.logo.src, size, share) : Buffer.from(svg), { density: (72 * size) / 48 })
    .resize(size, size)
    .png({ palette: true })
    .toFile(`${target}icons/${name}.png`);

const rounded = icon(0.78, 10);
// Android crops maskable icons to a circle of 80 %, Apple rounds the corners itself
const whole = icon(0.56, 0);
const favicon = async () => {
  const png = (await logoIcon(shop.logo?.src ?? '', 96, 0.9)).toString('base64');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><image width="48" height="48" href="data:image/png;base64,${png}"/></svg>\n`;
};
await writeFile(`${target}favicon.svg`, shop.logo ? await favicon() : rounded);
await picture(rounded, 192, 'icon-192', 0.9);
await picture(rounded, 512, 'icon-512', 0.9);
await picture(whole, 512, 'maskable-512', 0.6);
await picture(whole, 180, 'apple-touch-180', 0.8);
console.log('The icons are in public/; run npm run build.');
