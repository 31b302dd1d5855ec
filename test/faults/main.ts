/**
 * `node test/faults/main.ts [fault…]`: breaks what a shop stands on, one thing after the other, with real server processes, and
 * reports for each the injected fault, how long the shop was degraded, what the shopper saw, and that the invariants hold.
 */
import { isSkipped, type Shown } from './fault.ts';
import { adminFaults } from './list/admin-actions.ts';
import { clockFaults } from './list/clock.ts';
import { dataDirFaults } from './list/data-dir.ts';
import { databaseFaults } from './list/database-gone.ts';
import { diskFaults } from './list/disk-full.ts';
import { readOnlyFaults } from './list/disk-read-only.ts';
import { erpFaults } from './list/erp-month.ts';
import { gatewayFaults } from './list/gateway.ts';
import { jobFaults } from './list/job-killed.ts';
import { killFaults } from './list/killed.ts';
import { mailFaults } from './list/mail-down.ts';
import { mailKillFaults } from './list/mail-killed.ts';
import { otherFaults } from './list/others-down.ts';
import { powerFaults } from './list/power-cut.ts';
import { searchFaults } from './list/search-index.ts';
import { supplierFaults } from './list/supplier-down.ts';

const faults = [
  ...databaseFaults,
  ...diskFaults,
  ...readOnlyFaults,
  ...mailFaults,
  ...mailKillFaults,
  ...gatewayFaults,
  ...erpFaults,
  ...otherFaults,
  ...supplierFaults,
  ...searchFaults,
  ...clockFaults,
  ...dataDirFaults,
  ...jobFaults,
  ...killFaults,
  ...powerFaults,
  ...adminFaults,
];
const args = process.argv.slice(2);
const longest = Math.max(...faults.map(({ name }) => name.length));

if (args.includes('--help')) {
  console.log(
    `Breaks what the shop stands on, and checks what the shopper sees and that the invariants hold.
  npm run task -- test:faults [fault…]   all unless named, by a part of the name

${faults.map(({ name, about }) => `  ${name.padEnd(longest)}  ${about}`).join('\n')}

Needs a build (npm run build). A PostgreSQL that is installed is started where one is broken; TEST_DATABASE_URL serves the kills.`,
  );
  process.exit(0);
}

const chosen = faults.filter(({ name }) => args.length === 0 || args.some((part) => name.includes(part)));
const unknown = args.filter((part) => !faults.some(({ name }) => name.includes(part)));
if (unknown.length > 0) {
  console.error(`No fault is called ${unknown.join(', ')}; see --help.`);
  process.exit(2);
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const table: { fault: string; took: string; degraded: string; books: string; result: string }[] = [];

function tell({ injected, degradedMs, saw, books, wrong }: Shown): void {
  console.log(`  injected: ${injected}`);
  console.log(`  degraded: ${seconds(degradedMs)}`);
  for (const line of saw) console.log(`  shopper:  ${line}`);
  console.log(`  books:    ${books.wrong.length === 0 ? 'balance' : 'DO NOT BALANCE'}: ${books.counted}`);
  for (const what of [...wrong, ...books.wrong]) console.error(`  WRONG:    ${what}`);
}

let failures = 0;
for (const [i, { name, about, run }] of chosen.entries()) {
  console.log(`[${i + 1}/${chosen.length}] ${name}: ${about}`);
  const started = performance.now();
  const row = { fault: name, took: '', degraded: '', books: '', result: '' };
  try {
    const shown = await run();
    if (isSkipped(shown)) {
      console.log(`  did NOT run: ${shown.skipped}`);
      row.result = 'did NOT run';
      if (process.env.CI) failures++;
    } else {
      tell(shown);
      const isRight = shown.wrong.length + shown.books.wrong.length === 0;
      if (!isRight) failures++;
      row.degraded = seconds(shown.degradedMs);
      row.books = shown.books.wrong.length === 0 ? 'balance' : 'DO NOT';
      row.result = isRight ? 'right' : 'WRONG';
    }
  } catch (error) {
    failures++;
    console.error(error);
    row.result = 'WRONG (broke off)';
  }
  row.took = seconds(performance.now() - started);
  table.push(row);
}

console.table(table);
console.log(failures === 0 ? `${table.length} faults, none wrong` : `${failures} of ${table.length} faults WRONG`);
process.exit(failures === 0 ? 0 : 1);
