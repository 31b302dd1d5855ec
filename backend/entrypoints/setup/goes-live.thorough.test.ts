import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { firstFacts, putInForce } from '#backend/content/shop-facts/in-force.ts';
import { detailsOf, pageFactsOf, shopOf } from '#backend/entrypoints/cli/init/config-text.ts';
import { createContext, openDb, openShop } from '#backend/entrypoints/open-shop.ts';
import type { Db } from '#backend/platform/db/db.ts';
import { readSettings, type Settings } from '#backend/platform/settings/settings.ts';
import { createShop } from '#backend/shop.ts';
import { shop as config } from '#shop.config';
import { staffMember } from '#test/actors.ts';
import { liveEnv } from '#test/live-env.ts';

const place = { phone: '017 123 4567', email: 'info@pihlaja.fi', hours: 'ma-pe 9-17', street: 'Puijonkatu 1' };
const town = { postcode: '70100', city: 'Kuopio' };
const company = { ...place, ...town, name: 'Pihlaja', company: 'Pihlaja Oy', businessId: '2122839-7', colour: '' };
const own = shopOf({ company, stores: [{ ...place, ...town, name: 'Kuopio' }], logo: null }, undefined);
/** Works in the database between two starts. */
async function inDatabase<T>(settings: Settings, work: (db: Db) => Promise<T>): Promise<T> {
  const { db, release } = await openDb(settings);
  try {
    return await work(db);
  } finally {
    await db.close();
    release();
  }
}

/** Three starts with all migrations, on a machine that does other things. */
const TIME = 120_000;

test(
  'a live shop checks the facts in force: it refuses the demo’s before it migrates, and opens with those that the setup wrote (setup-3)',
  async () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'tieva-live-'));
    onTestFinished(async () => {
      putInForce(firstFacts);
      await rm(DATA_DIR, { recursive: true, force: true });
    });
    const env = { ...liveEnv, DATA_DIR, LOG_LEVEL: 'silent' };
    await expect(openShop(env, { hasPage: null })).rejects.toThrow(/company: set your own/);
    const settings = readSettings(env);
    // a shop that has been open, and a migration that is new to it
    const last = await inDatabase(settings, async (stored) => {
      const { rows } = await stored.query<{ name: string }>('select max(name) as name from migration');
      await stored.query('delete from migration where name = $1', [rows[0]?.name]);
      return rows[0]?.name;
    });
    await expect(openShop(env, { hasPage: null })).rejects.toThrow(/company: set your own/);
    await inDatabase(settings, async (stored) => {
      const { rows } = await stored.query('select name from migration where name = $1', [last]);
      expect(rows).toEqual([]);
      await stored.query('insert into migration (name) values ($1)', [last]);
    });
    const { db, release } = await openDb(settings);
    const facts = { shop: own, pageFacts: pageFactsOf(own), storeDetails: detailsOf(own) };
    const { shopFacts } = createShop(createContext(settings, db), null);
    expect(await shopFacts.begin(await staffMember(db.kysely, 'owner'), facts)).toMatchObject({ ok: true });
    await db.close();
    release();
    putInForce(firstFacts);
    const live = await openShop(env, { hasPage: null });
    expect(config.company).toBe('Pihlaja Oy');
    await live.close();
  },
  TIME,
);
