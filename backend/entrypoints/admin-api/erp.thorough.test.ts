import { test } from 'vitest';
import { daysWithErp } from './test-erp.ts';

const DAYS = Number(process.env.ERP_DAYS ?? 30);

test(
  'an ERP and the shop die again and again in a month: nothing is lost, nothing happens twice (api-13)',
  {
    timeout: 1_800_000,
  },
  () => daysWithErp(DAYS),
);
