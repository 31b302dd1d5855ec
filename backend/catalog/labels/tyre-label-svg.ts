import { escapeXml } from '#backend/catalog/feed/xml.ts';
import { type GradedTyre, noiseGrades, tyreGrades } from '#domain/catalog/labels/tyre-label.ts';

/** What stands on a label besides its classes. `qr` is a code as SVG. */
export type LabelTexts = { brand: string; type: string; size: string; qr: string | null };

const [WIDTH, HEIGHT] = [300, 400];
// annex II: fuel efficiency from green to red, wet grip in blue
const FUEL = ['#00a651', '#8dc63f', '#fff200', '#fdb913', '#ed1c24'];
const WET = ['#0b4ea2', '#2b74c0', '#5b9bd5', '#93bde4', '#c5dbf1'];
const FONT = 'font-family="Verdana, Arial, sans-serif"';

/** A text that narrows instead of leaving its `width`. */
function text(
  x: number,
  y: number,
  size: number,
  content: string,
  { width = 130, anchor = 'start', bold = true } = {},
) {
  const glyph = 0.62;
  const fitted = Math.min(size, width / Math.max(1, content.length * glyph));
  return `<text x="${x}" y="${y}" font-size="${fitted.toFixed(1)}" text-anchor="${anchor}"${bold ? ' font-weight="700"' : ''}>${escapeXml(content)}</text>`;
}

/** A scale of five arrows, and the class of the tyre in a black arrow beside its own. */
function scale(x: number, colours: readonly string[], own: GradedTyre['fuel']): string {
  const [top, step, shortest] = [176, 19, 34];
  const arrows = tyreGrades.map((grade, at) => {
    const [y, long] = [top + at * step, shortest + at * 8];
    return `<path fill="${colours[at]}" d="M${x} ${y}h${long}l8 8-8 8h-${long}z"/>${text(x + 5, y + 13, 13, grade)}`;
  });
  const y = top + tyreGrades.indexOf(own) * step - 3;
  const left = x + 84;
  return `${arrows.join('')}<path d="M${left} ${y + 11}l11-11h28v22h-28z"/><g fill="#fff">${text(left + 24, y + 18, 19, own, { anchor: 'middle' })}</g>`;
}

const STARS = Array.from({ length: 12 }, (_, at) => {
  const angle = (at * Math.PI) / 6;
  return `<circle cx="${(32 + 12 * Math.sin(angle)).toFixed(1)}" cy="${(33 - 12 * Math.cos(angle)).toFixed(1)}" r="1.9"/>`;
}).join('');

const PUMP =
  '<path d="M20 168v-26h16v26zM23 145v7h10v-7zM36 150h4v11h4v-14l-5-5" fill="none" stroke="#000" stroke-width="2.4"/>';
const RAIN =
  '<path d="M172 152a6 6 0 0 1 1-12 8 8 0 0 1 15-2 6.500 6.500 0 0 1 3 14z"/><path d="m176 156-3 9m9-9-3 9m9-9-3 9" stroke="#000" stroke-width="2.4"/>';
const SPEAKER =
  '<path d="M18 306h9l11-9v34l-11-9h-9z"/><path d="M43 305a13 13 0 0 1 0 18M48 299a21 21 0 0 1 0 30" fill="none" stroke="#000" stroke-width="2.6"/>';
const SNOW =
  '<g fill="none" stroke="#000" stroke-width="2.4"><path d="m180 337 13-25 7 10 9-18 9 18 7-10 13 25z"/><path d="M209 315v16m-7-12 14 8m0-8-14 8"/></g>';
const ICE =
  '<g fill="none" stroke="#000" stroke-width="2.4"><path d="M248 337h38m-36 0 8-26 6 13 6-20 6 17 5-9 3 25"/></g>';

/**
 * The label of a tyre in the layout of annex II of Regulation (EU) 2020/740, on white in every theme: what is on it and its
 * colours are the regulation's.
 */
export function tyreLabelSvg(label: GradedTyre, { brand, type, size, qr }: LabelTexts): string {
  const noise = noiseGrades.map((grade, at) =>
    text(84 + at * 26, grade === label.noiseGrade ? 347 : 345, grade === label.noiseGrade ? 24 : 15, grade, {
      anchor: 'middle',
      bold: grade === label.noiseGrade,
    }),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" ${FONT}>`,
    `<rect x=".75" y=".75" width="${WIDTH - 1.5}" height="${HEIGHT - 1.5}" rx="10" fill="#fff" stroke="#0b4ea2" stroke-width="1.5"/>`,
    `<path fill="#0b4ea2" d="M10 10h44v46H10z"/><g fill="#fff200">${STARS}</g>`,
    `<g fill="#0b4ea2">${text(62, 44, 30, 'ENERG')}<path d="m196 14-13 22h9l-5 18 17-25h-9l6-15z"/></g>`,
    qr ? qr.replace('<svg', '<svg x="230" y="9" width="60" height="60"') : '',
    '<path stroke="#0b4ea2" d="M10 74h280M10 130h280M10 284h280M10 362h280"/>',
    text(14, 96, 17, brand),
    text(14, 119, 14, size, { bold: false }),
    text(286, 96, 14, type, { anchor: 'end', bold: false }),
    text(286, 119, 17, label.tyreClass, { anchor: 'end' }),
    PUMP,
    RAIN,
    scale(14, FUEL, label.fuel),
    scale(160, WET, label.wet),
    SPEAKER,
    text(60, 323, 23, `${label.noise} dB`, { width: 100 }),
    ...noise,
    label.snow ? SNOW : '',
    label.ice ? ICE : '',
    text(286, 384, 12, '2020/740', { anchor: 'end', bold: false }),
    '</svg>',
  ].join('');
}
