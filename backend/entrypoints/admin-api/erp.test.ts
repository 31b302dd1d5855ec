import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { daysWithErp } from './test-erp.ts';

const DAYS = 3;

test(
  'an ERP and the shop die again and again in some days: nothing is lost, nothing happens twice (api-13)',
  {
    timeout: 180_000,
  },
  () => daysWithErp(DAYS),
);

test('the sample is short enough to be read', () => {
  const folder = new URL('../../../docs/samples/erp/', import.meta.url);
  const lines = ['erp.ts', 'store.ts', 'main.ts'].flatMap((file) =>
    readFileSync(new URL(file, folder), 'utf8').split('\n'),
  );
  expect(lines.length).toBeLessThanOrEqual(500);
});
