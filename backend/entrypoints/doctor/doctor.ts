import { messageOf } from '#backend/platform/caught-error.ts';
import type { Settings } from '#backend/platform/settings/settings.ts';
import { booksFindings } from './books.ts';
import { databaseFindings, hasOurTables } from './database.ts';
import type { DoctorShop } from './doctor-shop.ts';
import {
  backupFindings,
  bucketFinding,
  dataDir,
  envFileFinding,
  nodeVersion,
  settingsFindings,
} from './environment.ts';
import { type Finding, good, wrong } from './finding.ts';
import { liveFindings } from './live.ts';
import {
  addressFinding,
  filesFinding,
  givenUpFindings,
  indexFinding,
  jobsFinding,
  mailFindings,
  pricesFinding,
  textsFinding,
} from './work.ts';

/** A group of checks; those that throw become a finding. */
export type Look = () => Promise<Finding[]>;

/** The findings of each group in turn. */
export async function* examine(looks: readonly Look[]): AsyncGenerator<Finding> {
  for (const look of looks) yield* await look().catch((error) => [wrong('doctor.unable', { why: messageOf(error) })]);
}

/** What surrounds the database: program, settings, folder. */
export const aroundDatabase = (settings: Settings, serving: boolean): Look[] => [
  async () => [
    nodeVersion(process.version),
    ...settingsFindings(settings),
    ...(await envFileFinding(process.env.ENV_FILE || '.env')),
  ],
  () => dataDir(settings, serving),
  async () => [await bucketFinding(settings)].filter((finding) => finding !== null),
];

/** What the database holds. Tables of another version cannot be checked. */
export async function insideDatabase(shop: DoctorShop, serving: boolean): Promise<Look[]> {
  const database: Look = () => databaseFindings(shop);
  if (!(await hasOurTables(shop.db))) return [database];
  return [
    database,
    () => liveFindings(shop),
    () => booksFindings(shop),
    async () => [await indexFinding(shop)],
    () => mailFindings(shop, serving),
    async () => [await pricesFinding(shop, serving)],
    async () => [await textsFinding(shop)].filter((finding) => finding !== null),
    async () => [await jobsFinding(shop, serving), ...(await givenUpFindings(shop)), await filesFinding(shop)],
    () => backupFindings(shop.settings, shop.now()),
  ];
}

/** Every check of a shop that runs, for the command line and the admin. */
export async function runningShop(shop: DoctorShop): Promise<Look[]> {
  return [
    async () => [good('shop.running', { url: shop.baseUrl })],
    ...aroundDatabase(shop.settings, true),
    ...(await insideDatabase(shop, true)),
    async () => [await addressFinding(shop)],
  ];
}
