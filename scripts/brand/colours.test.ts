import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { coloursModule } from './colours.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

test('colours of mails, PDFs and icons equal those of tokens.css; if not: npm run task -- colours', () => {
  expect(read('domain/base/brand-colours.ts')).toBe(coloursModule(read('web/ui/styles/tokens.css')));
});

test.each([
  'backend/entrypoints/http/site/manifest.ts',
  'backend/platform/mail/templates/layout.ts',
  'backend/platform/pdf/paper.ts',
  'web/storefront/root.tsx',
  'scripts/brand/icons.ts',
])('%s has no colour of its own', (path) => {
  expect(read(path).match(/#(?:[0-9a-f]{6}|fff|000)\b/gi)).toBeNull();
});

test('names a token that has another format', () => {
  const tokens = read('web/ui/styles/tokens.css');
  expect(() => coloursModule(tokens.replace(/--chrome: .*/, '--chrome: darkgreen;'))).toThrow(
    'tokens.css: --chrome must be',
  );
});
