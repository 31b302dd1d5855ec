import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { angles } from './angles.mjs';
import { inUse } from './in-use.mjs';
import { Scene } from './scene.mjs';

/** Draws the product pictures into demo/catalog/pictures: `node draw.mjs [name …] [--png folder]` (../README.md). */
const scenes = new URL('scenes/', import.meta.url);
const pictures = new URL('../../catalog/pictures/', import.meta.url);
const VARIABLE = /var\(--[\w-]+,\s*([^()]+)\)/g;
/** Alpha of a pixel above which it belongs to the product, not to its shadow. */
const OPAQUE = 150;
/** How far a drawing may reach beyond 1200 × 900 before it is fitted. */
const MARGIN = 200;

/** Replaces the CSS variables by their fallback colours, because sharp knows no variables. */
const paint = (svg) => svg.replace(VARIABLE, '$1');

/** Scales and centres what is opaque (not the shadows) into 1000 × 730 around (600, 445). */
async function fitInto(scene) {
  const canvas = scene
    .svg()
    .replace('viewBox="0 0 1200 900"', `viewBox="-${MARGIN} -${MARGIN} ${1200 + 2 * MARGIN} ${900 + 2 * MARGIN}"`);
  const image = sharp(Buffer.from(paint(canvas)), { density: 72 })
    .ensureAlpha()
    .raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  let [left, right, top, bottom] = [Infinity, 0, Infinity, 0];
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++)
      if (data[(y * info.width + x) * 4 + 3] > OPAQUE) {
        left = Math.min(left, x);
        right = Math.max(right, x);
        top = Math.min(top, y);
        bottom = Math.max(bottom, y);
      }
  const scale = Math.min(1000 / (right - left), 730 / (bottom - top));
  const x = 600 - scale * ((left + right) / 2 - MARGIN);
  const y = 445 - scale * ((top + bottom) / 2 - MARGIN);
  scene.shapes.unshift(`<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})">`);
  scene.shapes.push('</g>');
}

/** Shorter numbers, no unused definitions. */
function tidy(svg) {
  let out = svg
    .replace(/\n/g, '')
    .replace(/([ML ,])(-?)0\.(\d)/g, '$1$2.$3')
    .replace(/ ([-])/g, ' -');
  for (let i = 0; i < 2; i++)
    out = out.replace(/<(linearGradient|radialGradient|clipPath) id="([^"]+)".*?<\/\1>/g, (all, _, id) =>
      out.includes(`url(#${id})`) ? all : '',
    );
  return `${out}\n`;
}

const inner = (svg) => svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
const framed = (box, body) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}">${body}</svg>\n`;

/** What is below the waterline gives way to a faint reflection. */
const afloat = (placed, y) =>
  `<clipPath id="above"><rect width="1600" height="${y}"/></clipPath><clipPath id="below"><rect y="${y}" width="1600" height="900"/></clipPath>` +
  `<g clip-path="url(#below)" opacity=".3"><use href="#placed" transform="matrix(1 0 0 -1 0 ${2 * y})"/></g>` +
  `<g clip-path="url(#above)">${placed}</g>`;

/** A copy of a drawing in colours of its own: one thing can stand several times in a picture. */
function own(svg, colours) {
  const suffix = colours[0].slice(1);
  return svg
    .replace(
      /var\(--(body-dark|body-light|body|accent),\s*[^()]+\)/g,
      (_, name) => colours[['body', 'body-dark', 'body-light', 'accent'].indexOf(name)],
    )
    .replace(/(id="|url\(#|href="#)([\w-]+)/g, `$1$2-${suffix}`);
}

/** Name of a scene → its module. */
const modules = new Map(
  fs
    .readdirSync(scenes, { recursive: true })
    .filter((file) => file.endsWith('.mjs'))
    .sort()
    .map((file) => [path.basename(file, '.mjs'), file]),
);

const drawn = new Map();
async function draw(name) {
  if (drawn.has(name)) return drawn.get(name);
  const source = inUse[name] ?? angles[name] ?? (await import(new URL(modules.get(name), scenes).href)).default;
  let svg;
  if (source.milieu) {
    const [x, y, width, height = width * 0.75] = source.crop;
    const parts = [`<g>${inner(paint((await draw(source.milieu)).svg))}</g>`];
    for (const item of source.put) {
      const scale = item.width / 1200;
      const flip = item.flip ? `translate(${item.width} 0) scale(-1 1) ` : '';
      if (item.under) parts.push(item.under);
      const thing = item.colours ? own((await draw(item.scene)).svg, item.colours) : (await draw(item.scene)).svg;
      const placed = `<g id="placed" transform="translate(${item.x} ${item.y}) ${flip}scale(${scale.toFixed(4)})">${inner(thing)}</g>`;
      parts.push(item.waterline ? afloat(placed, item.waterline) : placed);
      if (item.over) parts.push(item.over);
    }
    svg = framed([x, y, width, height], parts.join(''));
  } else {
    const scene = new Scene({ name, ...source });
    if (!source.background) scene.addFills();
    source.draw(scene);
    if (!source.background) await fitInto(scene);
    svg = tidy(scene.svg(source.w, source.h));
  }
  drawn.set(name, { svg, detail: source.detail });
  return drawn.get(name);
}

const { values, positionals: only } = parseArgs({ allowPositionals: true, options: { png: { type: 'string' } } });
const names = [...modules.keys(), ...Object.keys(angles), ...Object.keys(inUse)].filter(
  (name) => only.length === 0 || only.includes(name),
);

async function write(name, svg) {
  fs.writeFileSync(new URL(`${name}.svg`, pictures), svg);
  if (values.png)
    await sharp(Buffer.from(paint(svg)), { density: 144 })
      .resize(1920)
      .flatten({ background: '#f4f6f5' })
      .png()
      .toFile(`${values.png}/${name}.png`);
  process.stdout.write(`${name} ${(svg.length / 1024).toFixed(1)} kB\n`);
}

for (const name of names) {
  const { svg, detail } = await draw(name);
  await write(name, svg);
  if (detail) await write(`${name}-detail`, framed([...detail, detail[2] * 0.75], inner(svg)));
}
