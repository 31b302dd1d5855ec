import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brandColourProblem, brandTokens, contrast, withTokens } from './brand-tokens.ts';

test.each([
  ['#ffffff', '#000000', 21],
  ['#777777', '#ffffff', 4.48],
])('the contrast of %s and %s is %d', (one, other, ratio) => expect(contrast(one, other)).toBeCloseTo(ratio, 1));

test.each([
  ['#0E3B2E', null],
  ['green', 'must be a colour such as #0e3b2e'],
  ['#ffcc00', 'has a contrast of 1.5:1 with white; text and links need 5.5:1. #7f6600 is the nearest that has it'],
])('the colour %s', (colour, problem) => expect(brandColourProblem(colour)).toBe(problem));

test('texts have enough contrast in both themes for every brand colour', () => {
  const channel = fc.integer({ min: 0, max: 255 }).map((part) => part.toString(16).padStart(2, '0'));
  fc.assert(
    fc.property(fc.tuple(channel, channel, channel), (parts) => {
      const colour = `#${parts.join('')}`;
      fc.pre(brandColourProblem(colour) === null);
      const tokens = brandTokens(colour);
      const [light, dark] = [0, 1].map((theme) => (name: string) => tokens[name]?.[theme] ?? expect.fail(name));
      const night = '#101614';
      for (const ground of ['brand', 'brand-hover', 'chrome', 'chrome-2']) {
        expect(contrast(light?.(ground) ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5);
        expect(contrast(light?.(ground) ?? '', light?.('on-chrome-2') ?? '')).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrast(light?.('brand') ?? '', light?.('brand-tint') ?? '')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(light?.('chrome') ?? '', light?.('chrome-ctl') ?? '')).toBeGreaterThanOrEqual(3);
      for (const ground of ['brand', 'brand-hover'])
        expect(contrast(dark?.(ground) ?? '', night)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(dark?.('brand') ?? '', dark?.('brand-tint') ?? '')).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 300 },
  );
});

test('throws if tokens.css lacks a token', () => {
  expect(withTokens('--brand: light-dark(#000000, #ffffff); /* main */', { brand: ['#111111', '#eeeeee'] })).toBe(
    '--brand: light-dark(#111111, #eeeeee); /* main */',
  );
  expect(() => withTokens('', { brand: ['#111111', '#eeeeee'] })).toThrow('tokens.css has no --brand');
});
