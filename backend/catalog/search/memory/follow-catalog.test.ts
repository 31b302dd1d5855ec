import { mkdtempSync } from 'node:fs';
import { readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Db } from '#backend/platform/db/db.ts';
import { withRules } from '#domain/catalog/search/search-rule.ts';
import { makeProduct } from '#test/make-products.ts';
import { emptyTestDb } from '#test/test-db.ts';
import { recordChange } from '../indexer/changes.ts';
import { readWordList } from '../word-list.ts';
import { followCatalog } from './follow-catalog.ts';
import type { RemoteIndexHost } from './index-host.ts';
import { type OpenedHost, type OpenedThread, openIndexHere, openIndexThread } from './index-thread.ts';

const now = () => new Date('2026-11-21T10:00:00Z');
let words = withRules(readWordList(), []);

async function namesFound(host: RemoteIndexHost, q = ''): Promise<string[]> {
  const asked = {
    q,
    locale: 'fi',
    filter: [],
    distinct: true,
    sort: 'name',
    offset: 0,
    limit: 20,
    facets: [],
  } as const;
  const { hits } = await host.searchProducts({ ...asked, filter: [], fitting: {}, now: now().getTime() });
  return hits.map(({ sku }) => sku);
}

describe('an index that follows the catalog', () => {
  let db: Db;
  let folder: string;
  let opened: ReturnType<typeof followCatalog>[];
  let builds: number;

  /** Counts the hosts that build. */
  const counting = (open: (onLost: () => void) => OpenedHost) => (onLost: () => void) => {
    const own = open(onLost);
    const startProducts: RemoteIndexHost['startProducts'] = (given) => {
      builds++;
      return own.host.startProducts(given);
    };
    return { ...own, host: { ...own.host, startProducts } };
  };
  function follower(open: (onLost: () => void) => OpenedHost = () => openIndexHere()) {
    const index = followCatalog({
      db,
      now,
      log: pino({ level: 'silent' }),
      open: counting(open),
      words: async () => words,
      snapshot: join(folder, 'search.index'),
    });
    opened.push(index);
    return index;
  }
  const add = async (sku: string) => {
    const id = await makeProduct(db, { sku, name: { fi: `Kelkka ${sku}` } });
    await recordChange(db.kysely, [id]);
    return id;
  };

  beforeEach(async () => {
    db = await emptyTestDb();
    folder = mkdtempSync(join(tmpdir(), 'tieva-index-'));
    opened = [];
    builds = 0;
    words = withRules(readWordList(), []);
    await add('A');
    await add('B');
  });
  afterEach(async () => {
    for (const index of opened) await index.close();
    await db.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('finds what this process and others commit, and nothing of a transaction that fails', async () => {
    const [index, other] = [follower(), follower()];
    expect(await namesFound(await index.current())).toEqual(['A', 'B']);
    await other.current();
    const id = await makeProduct(db, { sku: 'C', name: { fi: 'Kelkka C' } });
    index.recorded(await recordChange(db.kysely, [id]));
    expect(await namesFound(await index.current(), 'kelkka')).toEqual(['A', 'B', 'C']);
    await vi.waitFor(async () => expect(await namesFound(await other.current())).toEqual(['A', 'B', 'C']));
    const failing = db.kysely.transaction().execute(async (tx) => {
      await tx.deleteFrom('product').execute();
      index.recorded(await recordChange(tx, [id]));
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await namesFound(await index.settled())).toEqual(['A', 'B', 'C']);
  });

  it('loads the stored index and only reads what changed since', async () => {
    await follower().current();
    expect(builds).toBe(1);
    await add('C');
    expect(await namesFound(await follower().current())).toEqual(['A', 'B', 'C']);
    expect(builds).toBe(1);
  });

  it('builds anew when the stored index is cut, changed, or of another state of the catalog', async () => {
    await follower().current();
    const file = join(folder, 'search.index');
    const whole = await readFile(file);
    await truncate(file, whole.length - 100);
    expect(await namesFound(await follower().current())).toEqual(['A', 'B']);
    expect(builds).toBe(2);
    const noise = Buffer.from(whole);
    noise.fill(7, whole.length - 1000);
    await writeFile(file, noise);
    expect(await namesFound(await follower().current())).toEqual(['A', 'B']);
    expect(builds).toBe(3);
    await writeFile(file, 'something else');
    await follower().current();
    expect(builds).toBe(4);
    // a restored database may reach the same version again with other goods
    await db.exec('update search_change set token = gen_random_uuid()');
    await follower().current();
    expect(builds).toBe(5);
  });

  it('builds anew and says so when everything changed', async () => {
    const index = follower();
    const rebuilt = vi.fn();
    index.onRebuilt(rebuilt);
    await index.current();
    await db.exec("update product set name_fi = 'Mönkijä'");
    index.recorded(await recordChange(db.kysely, 'all'));
    expect(await namesFound(await index.settled(), 'mönkijä')).toEqual(['A', 'B']);
    expect([builds, rebuilt.mock.calls.length]).toEqual([2, 1]);
  });

  it('loads the index again when its thread has ended', async () => {
    const threads: OpenedThread[] = [];
    const index = follower((onLost) => {
      const own = openIndexThread(onLost);
      threads.push(own);
      return own;
    });
    const host = await index.current();
    expect(await namesFound(host)).toEqual(['A', 'B']);
    const ended = threads[0]?.end();
    await expect(namesFound(host)).rejects.toMatchObject({ code: 'unavailable' });
    await ended;
    expect(await namesFound(await index.current())).toEqual(['A', 'B']);
    expect(builds).toBe(1);
  });

  it('searches with changed words at once, and builds anew only when texts are indexed by them', async () => {
    const index = follower();
    await index.current();
    const rule = { locale: null, others: [] };
    words = withRules(readWordList(), [{ ...rule, kind: 'synonyms', term: 'pulkkanen', others: ['kelkka'] }]);
    index.recorded(await recordChange(db.kysely, 'rules'));
    expect(await namesFound(await index.current(), 'pulkkanen')).toEqual(['A', 'B']);
    expect(builds).toBe(1);
    words = withRules(readWordList(), [{ ...rule, kind: 'noun', term: 'vempain' }]);
    index.recorded(await recordChange(db.kysely, 'rules'));
    expect(await namesFound(await index.settled(), 'pulkkanen')).toEqual([]);
    expect(builds).toBe(2);
  });

  it('says that the search is unavailable while the database is', async () => {
    const index = followCatalog({
      db: { ...db, listen: () => Promise.reject(new Error('away')) },
      now,
      log: pino({ level: 'silent' }),
      open: () => openIndexHere(),
      words: async () => words,
      snapshot: null,
    });
    await expect(index.current()).rejects.toMatchObject({ code: 'unavailable' });
    expect(index.isReady).toBe(false);
  });
});
