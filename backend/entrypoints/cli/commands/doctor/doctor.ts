import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, openDb } from '#backend/entrypoints/open-shop.ts';
import { messageOf } from '#backend/platform/caught-error.ts';
import { DataDirInUse } from '#backend/platform/db/data-dir-lock.ts';
import type { Settings } from '#backend/platform/settings/settings.ts';
import { createShop, type Shop } from '#backend/shop.ts';
import { command, noInput } from '../../command.ts';
import { CommandFailed, type Out } from '../../output.ts';
import { booksFindings } from './books.ts';
import { databaseFindings, hasOurTables } from './database.ts';
import { backupFinding, dataDir, envFileFinding, nodeVersion, settingsFindings } from './environment.ts';
import { type Finding, good, hint, linesOf, wrong } from './finding.ts';
import { liveFindings } from './live.ts';
import {
  addressFinding,
  filesFinding,
  indexFinding,
  jobsFinding,
  mailFindings,
  pricesFinding,
  textsFinding,
} from './work.ts';

type Look = () => Promise<Finding[]>;

/** Runs the checks, prints their findings, and throws `CommandFailed` if something is wrong. A check that throws is a finding. */
async function examine(looks: Look[], out: Out): Promise<void> {
  const counts = { good: 0, hint: 0, wrong: 0 };
  for (const look of looks) {
    const found = await look().catch((error) => [
      wrong('Doctor', `could not look: ${messageOf(error)}`, 'Fix what is above and run it again.'),
    ]);
    for (const finding of found) {
      counts[finding.state]++;
      for (const line of linesOf(finding)) out.line(line);
    }
  }
  if (counts.wrong > 0)
    throw new CommandFailed(
      `${counts.wrong === 1 ? 'One thing is' : `${counts.wrong} things are`} wrong.`,
      'Do what the arrows say, then run the doctor again.',
    );
  out.line(counts.hint === 0 ? 'All is well.' : 'Nothing is wrong; look at the hints.');
}

const around = (settings: Settings, serving: boolean): Look[] => [
  async () => [
    nodeVersion(process.version),
    ...settingsFindings(settings),
    ...(await envFileFinding(process.env.ENV_FILE || '.env')),
  ],
  () => dataDir(settings, serving),
];

async function inside(shop: Shop, serving: boolean): Promise<Look[]> {
  const database: Look = () => databaseFindings(shop);
  // tables of another version cannot be checked
  if (!(await hasOurTables(shop.db))) return [database];
  return [
    database,
    () => liveFindings(shop),
    () => booksFindings(shop),
    async () => [await indexFinding(shop)],
    () => mailFindings(shop, serving),
    async () => [await pricesFinding(shop, serving)],
    async () => [await textsFinding(shop)].filter((finding) => finding !== null),
    async () => [await jobsFinding(shop, serving), await filesFinding(shop)],
    async () => [await backupFinding(shop.settings, shop.now())],
  ];
}

/** Checks without a running shop, as far as the database opens. Migrates and imports nothing. */
export async function doctorAtRest(settings: Settings, out: Out): Promise<void> {
  const outside = await Promise.all(around(settings, false).map((look) => look()));
  const seen: Look = async () => [good('Shop', 'not running'), ...outside.flat()];
  // checking must not create a database
  if (!settings.DATABASE_URL && !existsSync(join(settings.DATA_DIR, 'pglite')))
    return examine(
      [seen, async () => [hint('Database', `none in ${settings.DATA_DIR} yet`, 'npm start makes it.')]],
      out,
    );
  const opened = await openDb(settings).catch((error: Error) => error);
  // the shop is starting or stopping: a retry will succeed
  if (opened instanceof DataDirInUse) throw opened;
  if (opened instanceof Error) return examine([seen, async () => [doesNotOpen(settings, opened)]], out);
  try {
    await examine([seen, ...(await inside(createShop(createContext(settings, opened.db)), false))], out);
  } finally {
    await opened.db.close();
    opened.release();
  }
}

const doesNotOpen = (settings: Settings, error: Error): Finding =>
  wrong(
    'Database',
    `does not open: ${error.message}`,
    settings.DATABASE_URL
      ? 'Check DATABASE_URL, and that the server runs and lets this user in (docs/postgresql.md).'
      : 'Stop the process that has it open. If an older version made it: docs/backup.md, "A newer version".',
  );

export const doctor = command({
  name: 'doctor',
  description: 'Check everything a shop needs and say what to do about what is wrong',
  help: '\nExit code 1 when something is wrong; works while the shop runs, and when it does not start.',
  input: noInput,
  run: async (shop, _input, out) => {
    const running: Look = async () => [good('Shop', `running at ${shop.baseUrl}`)];
    const address: Look = async () => [await addressFinding(shop)];
    await examine([running, ...around(shop.settings, true), ...(await inside(shop, true)), address], out);
  },
  runWithoutShop: (settings, _input, out) => doctorAtRest(settings, out),
});
