import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { withCampaignTable } from './campaign-table.ts';
import { withReferenceTable } from './reference-table.ts';

it.each([
  ['of reference prices', withReferenceTable],
  ['of campaigns', withCampaignTable],
])('%s stands in docs/prices.md as the tests run it; if not: npm run task -- docs:prices', async (_, withTable) => {
  const page = await readFile(new URL('../docs/prices.md', import.meta.url), 'utf8');
  expect(withTable(page)).toBe(page);
});
