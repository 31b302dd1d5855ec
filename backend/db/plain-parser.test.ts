import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const MOST_MB = 100;
const SCRIPT = `import('./backend/db/pglite.ts').then(async ({ openPglite }) => {
  const db = await openPglite('memory://');
  for (let i = 0; i < 3000; i++) await db.query('select 1 where 1 = $1 and 3 in (1, 2, 3) or exists (select 1)', [i]);
  await db.close();
})`;

test('no function of the database takes hundreds of megabytes to compile', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--trace-wasm-compilation-times', '--eval', SCRIPT], {
    maxBuffer: 64 * 2 ** 20,
  });
  const optimised = [...stdout.matchAll(/using TurboFan, took \d+ ms and (\d+) /g)].map(([, bytes]) => Number(bytes));
  expect(optimised.length).toBeGreaterThan(20);
  expect(Math.max(...optimised) / 2 ** 20).toBeLessThan(MOST_MB);
}, 120_000);
