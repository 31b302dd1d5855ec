/**
 * A process that does an action of staff on `DATABASE_URL` and is killed at one of its statements, or, without a cut, when the action is
 * done: `STAFF_ACTION` is a `KilledAction` as JSON. Exits with 0 when a cut did not come.
 */
import { createContext } from '#backend/entrypoints/open-shop.ts';
import { openPostgres } from '#backend/platform/db/postgres.ts';
import { readSettings } from '#backend/platform/settings/settings.ts';
import { createShop } from '#backend/shop.ts';
import { simulators } from '#demo/simulators/simulators.ts';
import type { StaffActor } from '#domain/staff/actor.ts';
import { adminActions } from './admin-actions.ts';
import { type Cut, statementCutter } from './statement-cutter.ts';

export type KilledAction = { name: string; person: StaffActor; subject: string; key: string; cut: Cut | null };

const { name, person, subject, key, cut }: KilledAction = JSON.parse(process.env.STAFF_ACTION ?? '');
const action = adminActions.find((one) => one.name === name);
if (!action) throw new Error(`no action ${name}`);
const url = process.env.DATABASE_URL ?? '';
const db = await openPostgres(url);
const shop = createShop(createContext(readSettings({ DATABASE_URL: url, LOG_LEVEL: 'silent' }), db), simulators);
await shop.jobs.start({ work: false });
const cutter = statementCutter(() => process.kill(process.pid, 'SIGKILL'));
await cutter.during(cut, () => action.act(shop, person, subject, key));
if (!cut) process.kill(process.pid, 'SIGKILL');
process.exit(0);
