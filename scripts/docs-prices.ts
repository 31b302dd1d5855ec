/** Generates the tables of docs/prices.md from test cases: `npm run task -- docs:prices`. */
import { readFile, writeFile } from 'node:fs/promises';
import { withCampaignTable } from './campaign-table.ts';
import { withReferenceTable } from './reference-table.ts';
import { showHelp } from './show-help.ts';

showHelp('npm run task -- docs:prices\nGenerates the tables of docs/prices.md from test cases.');

const page = new URL('../docs/prices.md', import.meta.url);
await writeFile(page, withCampaignTable(withReferenceTable(await readFile(page, 'utf8'))));
console.log('wrote the tables of docs/prices.md');
