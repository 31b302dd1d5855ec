import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { withReferenceTable } from './reference-table.ts';

it('stands in docs/prices.md as the tests run it; if not: npm run docs:prices', async () => {
  const page = await readFile(new URL('../docs/prices.md', import.meta.url), 'utf8');
  expect(withReferenceTable(page)).toBe(page);
});
