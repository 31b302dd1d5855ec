import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { glyphNames, iconNames } from './icon-names.ts';

test.each([
  ['icons.svg', iconNames],
  ['glyphs.svg', glyphNames],
])('%s has a symbol for each name and a name for each symbol', (file, names) => {
  const sprite = readFileSync(new URL(`./${file}`, import.meta.url), 'utf8');
  expect([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)).toEqual([...names]);
});
