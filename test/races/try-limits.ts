/** Tries the limits of accounts `TRIES` times at once as a process of its own; prints how often it was refused. */

import { openPostgres } from '#backend/platform/db/postgres.ts';
import { createLimits } from '#backend/platform/http-kit/limits/attempt-limits.ts';

const db = await openPostgres(process.env.DATABASE_URL ?? '');
const limits = createLimits(db);
const tries = Array.from({ length: Number(process.env.TRIES) }, () =>
  limits.consume(['sign-in-from-to', '192.0.2.1', 'aino@example.fi']),
);
const answers = await Promise.all(tries);
console.log(answers.filter((answer) => answer !== null).length);
await db.close();
