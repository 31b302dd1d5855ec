import { expect, test } from 'vitest';
import { type Declaration, rulesOf, stylesheets } from '#web/ui/styles/css-source.ts';

const named =
  'white|black|red|green|blue|gr[ae]y|silver|yellow|orange|purple|pink|brown|navy|teal|maroon|olive|lime|aqua|gold';
const rawColour = new RegExp(
  `#[0-9a-f]{3,8}\\b|\\b(?:rgba?|hsla?|hwb|oklch|oklab|lch|lab)\\(|(?<![\\w-])(?:${named})(?![\\w-])`,
  'i',
);
const token = 'var\\(--[\\w-]+\\)';
// an inset shadow is a border without layout size; every other shadow is var(--shadow)
const allowedShadow = new RegExp(`^(?:none|${token}|(?:inset )?0 0 0 (?:[12]px|${token}) ${token})$`);

type Check = { what: string; fails: (declaration: Declaration) => boolean };
const strings = /"[^"]*"|'[^']*'|url\([^)]*\)/g;
const checks: Check[] = [
  { what: 'a raw colour', fails: ({ value }) => rawColour.test(value.replace(strings, '')) },
  {
    what: 'a raw px size',
    fails: ({ value }) =>
      [...value.replace(strings, '').matchAll(/(\d*\.?\d+)px/g)].some(([, size]) => Number(size) > 2),
  },
  {
    what: 'a raw shadow',
    fails: ({ property, value }) =>
      (/^(box|text)-shadow$/.test(property) && !allowedShadow.test(value)) || value.includes('drop-shadow('),
  },
  {
    what: 'a raw font size',
    fails: ({ property, value }) => property === 'font-size' && !/^(var\(--t-\d+\)|inherit|100%|[\d.]+em)$/.test(value),
  },
  {
    what: 'a raw font weight',
    fails: ({ property, value }) => property === 'font-weight' && !/^(var\(--w-\w+\)|inherit)$/.test(value),
  },
];

/** `file property` → reason for a raw value. */
const allowed: Record<string, string> = {};

test('uses raw colours, px sizes, shadows and font sizes in tokens.css only', () => {
  const found = stylesheets().flatMap(({ file, css }) =>
    rulesOf(css).flatMap(({ declarations }) =>
      declarations.flatMap((declaration) =>
        checks
          .filter((check) => check.fails(declaration) && !allowed[`${file} ${declaration.property}`])
          .map(({ what }) => `${file}:${declaration.line} ${what}: ${declaration.property}: ${declaration.value}`),
      ),
    ),
  );
  expect(found).toEqual([]);
});
