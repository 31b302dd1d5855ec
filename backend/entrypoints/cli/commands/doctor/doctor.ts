import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { aroundDatabase, examine, insideDatabase, type Look, runningShop } from '#backend/entrypoints/doctor/doctor.ts';
import { type Finding, good, hint, linesOf, wrong } from '#backend/entrypoints/doctor/finding.ts';
import { createContext, openDb } from '#backend/entrypoints/open-shop.ts';
import { DataDirInUse } from '#backend/platform/db/data-dir-lock.ts';
import type { Settings } from '#backend/platform/settings/settings.ts';
import { createShop } from '#backend/shop.ts';
import { command, noInput } from '../../command.ts';
import { CommandFailed, type Out } from '../../output.ts';

/** Runs the checks, prints their findings, and throws `CommandFailed` if something is wrong. */
async function printed(looks: Look[], out: Out): Promise<void> {
  const counts = { good: 0, hint: 0, wrong: 0 };
  for await (const finding of examine(looks)) {
    counts[finding.state]++;
    for (const line of linesOf(finding)) out.line(line);
  }
  if (counts.wrong > 0)
    throw new CommandFailed(
      `${counts.wrong === 1 ? 'One thing is' : `${counts.wrong} things are`} wrong.`,
      'Do what the arrows say, then run the doctor again.',
    );
  out.line(counts.hint === 0 ? 'All is well.' : 'Nothing is wrong; look at the hints.');
}

/** Checks without a running shop, as far as the database opens. Migrates and imports nothing. */
export async function doctorAtRest(settings: Settings, out: Out): Promise<void> {
  const outside = await Promise.all(aroundDatabase(settings, false).map((look) => look()));
  const seen: Look = async () => [good('shop.stopped'), ...outside.flat()];
  // checking must not create a database
  if (!settings.DATABASE_URL && !existsSync(join(settings.DATA_DIR, 'pglite')))
    return printed([seen, async () => [hint('database.none', { folder: settings.DATA_DIR })]], out);
  const opened = await openDb(settings).catch((error: Error) => error);
  // the shop is starting or stopping: a retry will succeed
  if (opened instanceof DataDirInUse) throw opened;
  if (opened instanceof Error) return printed([seen, async () => [doesNotOpen(settings, opened)]], out);
  try {
    await printed([seen, ...(await insideDatabase(createShop(createContext(settings, opened.db)), false))], out);
  } finally {
    await opened.db.close();
    opened.release();
  }
}

const doesNotOpen = ({ DATABASE_URL }: Settings, { message }: Error): Finding =>
  wrong(DATABASE_URL ? 'database.closed' : 'database.broken', { why: message });

export const doctor = command({
  name: 'doctor',
  description: 'Check everything a shop needs and say what to do about what is wrong',
  help: '\nExit code 1 when something is wrong; works while the shop runs, and when it does not start.',
  input: noInput,
  run: async (shop, _input, out) => printed(await runningShop(shop), out),
  runWithoutShop: (settings, _input, out) => doctorAtRest(settings, out),
});
