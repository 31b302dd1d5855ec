import { describe, expect, test } from 'vitest';
import { colourTokens, contrast } from './contrast.ts';
import { rulesOf, stylesheets, tokensCss } from './css-source.ts';

const tokens = colourTokens(tokensCss());
const grounds = 'ground panel quiet raised brand-tint'.split(' ');
const pictures = 'tile tile-quiet'.split(' ');

/** Text colour → the backgrounds it appears on. */
const textOn: Record<string, string[]> = {
  text: [...grounds, ...pictures, 'ok-tint', 'warn-tint', 'sale-tint'],
  muted: grounds,
  brand: grounds,
  ember: ['ground', 'brand-tint'],
  sale: ['ground', 'panel', 'raised', 'brand-tint'],
  ok: ['ground', 'ok-tint'],
  warn: ['ground', 'warn-tint'],
  'on-brand': ['brand', 'brand-hover'],
  'on-ember': ['ember', 'ember-hover'],
  'on-sale': ['sale'],
  'on-chrome': ['chrome', 'chrome-2'],
  'on-chrome-2': ['chrome'],
  chrome: ['on-chrome'],
  'snow-ink': ['on-chrome', 'on-chrome-2'],
};

/** Borders, dots, rings and icons that carry meaning → the adjacent colours. */
const markOn: Record<string, string[]> = {
  control: ['ground', 'panel', 'quiet', 'raised', 'brand-tint'],
  'chrome-ctl': ['chrome'],
  brand: [...grounds, ...pictures],
  'on-chrome': ['chrome', 'chrome-2'],
  ember: ['ground', 'panel'],
  sale: ['ground', 'raised', 'sale-tint'],
  ok: [...grounds, 'ok-tint'],
  warn: [...grounds, 'warn-tint'],
};

const pairs = (table: Record<string, string[]>) =>
  Object.entries(table).flatMap(([front, backs]) => backs.map((back) => [front, back] as const));

/** Pairs that a stylesheet sets in one rule: `color` or `--fg` with `background` or `--bg`. */
const pairsInRules = stylesheets().flatMap(({ file, css }) =>
  rulesOf(css).flatMap(({ selector, declarations }) => {
    const tokenOf = (...names: string[]) =>
      declarations
        .filter(({ property }) => names.includes(property))
        .map(({ value }) => /^var\(--([\w-]+)\)$/.exec(value)?.[1])
        .find((name) => name !== undefined && tokens.has(name));
    const front = tokenOf('color', '--fg');
    const back = tokenOf('background', 'background-color', '--bg');
    return front && back ? [[front, back, `${file} ${selector}`] as const] : [];
  }),
);

function ratio(front: string, back: string, theme: 'light' | 'dark'): number {
  const [one, other] = [tokens.get(front), tokens.get(back)];
  if (!one || !other) throw new Error(`no colour token ${one ? back : front}`);
  return contrast(one[theme], other[theme]);
}

test('computes the known contrast ratios', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

describe.each(['light', 'dark'] as const)('%s theme', (theme) => {
  test.each(pairs(textOn))('text %s on %s', (front, back) => {
    expect(ratio(front, back, theme)).toBeGreaterThanOrEqual(4.5);
  });
  test.each(pairs(markOn))('mark %s on %s', (front, back) => {
    expect(ratio(front, back, theme)).toBeGreaterThanOrEqual(3);
  });
  test.each(pairsInRules)('%s on %s: %s', (front, back) => {
    expect(ratio(front, back, theme)).toBeGreaterThanOrEqual(4.5);
  });
});
