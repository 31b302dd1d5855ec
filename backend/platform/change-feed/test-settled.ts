import { expect } from 'vitest';
import type { Db } from '../db/db.ts';

/** Waits until the feed shows every change: transactions of tests in other databases of the server hold it back. */
export const settled = (db: Pick<Db, 'query'>): Promise<void> =>
  expect
    .poll(
      async () => {
        const { rows } = await db.query(
          'select 1 from change_feed where xid >= pg_snapshot_xmin(pg_current_snapshot())::text::bigint limit 1',
        );
        return rows.length;
      },
      { timeout: 20_000 },
    )
    .toBe(0);
