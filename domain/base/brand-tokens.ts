const HEX = /^#[0-9a-f]{6}$/;

type Rgb = readonly [number, number, number];

const rgbOf = (hex: string): Rgb => {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
};
const mapRgb = ([r, g, b]: Rgb, change: (part: number, i: 0 | 1 | 2) => number): Rgb => [
  change(r, 0),
  change(g, 1),
  change(b, 2),
];
const hexOf = (rgb: Rgb) => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** Mixes two colours; `share` 0 is the first, 1 the second. */
function mix(from: string, to: string, share: number): string {
  const [a, b] = [rgbOf(from), rgbOf(to)];
  return hexOf(mapRgb(a, (part, i) => part + (b[i] - part) * share));
}

function luminance(hex: string): number {
  const [r, g, b] = mapRgb(rgbOf(hex), (part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast ratio of two colours, 1 to 21 (WCAG 2.2, 1.4.3). */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const WHITE = '#ffffff';
const BLACK = '#000000';
/** Background and raised panel of the dark theme (web/ui/styles/tokens.css). */
const [NIGHT, DARK_PANEL] = ['#101614', '#18201d'];
const OF_TEXT = 4.5;
const OF_CONTROLS = 3;
/** Margin for links on tinted backgrounds. */
const OF_LINKS = 5.5;

/** The first colour on the way from `from` to `to` that passes the check. */
function towards(from: string, to: string, holds: (hex: string) => boolean): string {
  for (let share = 0; share < 1; share += 0.02) {
    const hex = mix(from, to, share);
    if (holds(hex)) return hex;
  }
  return to;
}

/** A darker colour with enough contrast to white; null when this one has it or is no colour. */
export function nearestBrandColour(typed: string): { contrast: number; near: string } | null {
  const hex = typed.trim().toLowerCase();
  const found = HEX.test(hex) ? contrast(hex, WHITE) : OF_LINKS;
  if (found >= OF_LINKS) return null;
  return { contrast: found, near: towards(hex, BLACK, (darker) => contrast(darker, WHITE) >= OF_LINKS) };
}

/** The problem of a brand colour with a valid alternative; null if white text is readable on it (WCAG 2.2 AA). */
export function brandColourProblem(typed: string): string | null {
  const hex = typed.trim().toLowerCase();
  if (!HEX.test(hex)) return 'must be a colour such as #0e3b2e';
  const better = nearestBrandColour(hex);
  if (!better) return null;
  const { near } = better;
  return `has a contrast of ${better.contrast.toFixed(1)}:1 with white; text and links need ${OF_LINKS}:1. ${near} is the nearest that has it`;
}

/** Light and dark value of each token. */
export type BrandTokens = Record<string, readonly [string, string]>;

/** Derives light and dark values of the brand's tokens from one colour, with enough contrast for texts. */
export function brandTokens(colour: string): BrandTokens {
  const brand = colour.trim().toLowerCase();
  const hover = towards(mix(brand, WHITE, 0.12), BLACK, (hex) => contrast(hex, WHITE) >= OF_TEXT);
  const glow = towards(brand, WHITE, (hex) => contrast(hex, NIGHT) >= 9);
  const soft = towards(
    mix(brand, WHITE, 0.6),
    WHITE,
    (hex) => contrast(hex, brand) >= OF_TEXT && contrast(hex, hover) >= OF_TEXT,
  );
  return {
    brand: [brand, glow],
    'brand-hover': [hover, mix(glow, WHITE, 0.3)],
    'brand-tint': [
      towards(mix(brand, WHITE, 0.9), WHITE, (hex) => contrast(hex, brand) >= OF_TEXT),
      mix(DARK_PANEL, glow, 0.07),
    ],
    chrome: [brand, DARK_PANEL],
    'chrome-2': [hover, '#232e2a'],
    'on-chrome-2': [soft, '#a9b5b0'],
    'chrome-line': [mix(brand, WHITE, 0.2), '#2b3531'],
    'chrome-ctl': [towards(mix(brand, WHITE, 0.4), WHITE, (hex) => contrast(hex, hover) >= OF_CONTROLS), '#7a8783'],
    'snow-ink': [brand, NIGHT],
  };
}

/** Replaces these tokens in tokens.css. Throws if one is missing. */
export function withTokens(css: string, tokens: BrandTokens): string {
  let result = css;
  for (const [name, [light, dark]] of Object.entries(tokens)) {
    const token = new RegExp(`--${name}: light-dark\\([^)]*\\);`);
    if (!token.test(result)) throw new Error(`tokens.css has no --${name}: light-dark(…)`);
    result = result.replace(token, `--${name}: light-dark(${light}, ${dark});`);
  }
  return result;
}
