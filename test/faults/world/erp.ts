import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { createContext } from '#backend/entrypoints/open-shop.ts';
import type { Db } from '#backend/platform/db/db.ts';
import { readSettings } from '#backend/platform/settings/settings.ts';
import { createShop } from '#backend/shop.ts';
import { byCommand } from '#test/actors.ts';
import { makeCategory } from '#test/make-products.ts';
import { openStore } from '../../../docs/samples/erp/store.ts';
import { adminClient } from '../../../packages/admin-client/client.ts';
import type { World } from './world.ts';

const MAIN = new URL('../../../docs/samples/erp/main.ts', import.meta.url).pathname;
const PAUSE_MS = 200;
const SCOPES = [
  ...(['orders:read', 'orders:write', 'stock:read', 'stock:write'] as const),
  ...(['catalog:read', 'prices:write', 'imports:write', 'reports:read'] as const),
];

export const shopOf = (db: Db, env: Record<string, string>) =>
  createShop(createContext(readSettings({ ...env, LOG_LEVEL: 'fatal' }), db));

/** The example ERP (docs/samples/erp) as a process of its own beside the shop of a world; `hook` goes into its environment. */
export async function erpBeside(world: World, hook: Record<string, string>) {
  const key = await world.withDb(async (db) => {
    await makeCategory(db, 'hihnat');
    const made = await shopOf(db, world.env).keys.create(byCommand, { name: 'ERP', scopes: SCOPES, expiresAt: null });
    if (!made.ok) throw new Error('no key was made');
    return made.value.key;
  });
  const api = `http://127.0.0.1:${Number(new URL(world.url).port) + 1}/admin/v1`;
  const file = join(world.dataDir, 'erp.db');
  const env = { ...process.env, ...hook, SHOP_API: api, SHOP_KEY: key, ERP_DB: file, ERP_PAUSE_MS: String(PAUSE_MS) };
  const log = openSync(join(world.dataDir, 'erp.log'), 'a');
  const store = openStore(file);
  const start = () => spawn(process.execPath, [MAIN], { env, stdio: ['ignore', log, log] });
  let running: ChildProcess = start();
  async function kill(): Promise<void> {
    if (running.exitCode !== null) throw new Error('the ERP ended by itself');
    if (running.signalCode !== null) return;
    running.kill('SIGKILL');
    await once(running, 'exit');
  }
  return {
    store,
    /** Where people of the ERP decide something; its process sends it. */
    decisions: { store, shop: adminClient({ url: api, key }), now: () => new Date() },
    kill,
    async killAndStart(): Promise<void> {
      await kill();
      running = start();
    },
  };
}
