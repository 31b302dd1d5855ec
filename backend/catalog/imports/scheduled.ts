import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { authorizationOf, type Internet, ListNotFetched, openList } from '#backend/catalog/suppliers/fetch-list.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { FileStore } from '#backend/platform/files/store/file-store.ts';
import { fileStoreOf } from '#backend/platform/files/store/open-store.ts';
import { secretBox } from '#backend/platform/staff/factors/secret-box.ts';
import { type LastFetch, type ListSchedule, nextFetch, waitsFor } from '#domain/catalog/suppliers/schedule.ts';
import type { Actor } from '#domain/staff/actor.ts';
import { shop } from '#shop.config';
import { type Received, receiveStream } from './files/receive.ts';
import type { ImportRunRow } from './queries.ts';

const job: Actor = { kind: 'job', name: 'supplier-lists' };
const TAKEN = 'taken';
/** A file that was written this recently may still grow. */
const SETTLED_MS = 60_000;

type Due = { id: number; number: string; schedule: ListSchedule; sealed: string | null };
type Steps = {
  begin(actor: Actor, received: Received, given: { supplierId: number }): Promise<number>;
  /** Waits until a run is checked. */
  checked(id: number): Promise<ImportRunRow>;
  apply(actor: Actor, run: ImportRunRow): Promise<boolean>;
};

type Opened = { stream: Readable; name: string; done: () => Promise<void> };

/** The newest file of a supplier's folder; it is moved away once it is received, so that it is read once. */
async function openFromFolder(store: FileStore, folder: string, now: Date): Promise<Opened | null> {
  // where people put files has to be there
  if (store.folder !== null) await mkdir(join(store.folder, folder, TAKEN), { recursive: true });
  const files = (await store.list(folder)).map((file) => ({ ...file, short: file.name.slice(folder.length + 1) }));
  const [newest] = files
    .filter(({ short, at }) => !short.includes('/') && !short.startsWith('.') && +now - +at > SETTLED_MS)
    .toSorted((a, b) => +b.at - +a.at);
  const stream = newest && (await store.open(newest.name));
  if (!newest || !stream) return null;
  const taken = `${folder}/${TAKEN}/${now.toISOString().replaceAll(':', '')}-${newest.short}`;
  return { stream: Readable.from(stream), name: newest.short, done: () => store.move(newest.name, taken) };
}

/** Fetches lists that are due, checks them as if they were dropped, and applies those within the supplier's limits (supplier-list-3). */
export function createScheduledLists({ db, now, settings, log }: ShopContext, steps: Steps, internet?: Internet) {
  const { kysely } = db;
  const box = secretBox(settings.SHOP_SECRET, 'sources of suppliers');
  const root = join(settings.DATA_DIR, 'imports');

  async function openSource({ number, schedule: { source }, sealed }: Due): Promise<Opened | null> {
    if (source.kind === 'folder') return openFromFolder(fileStoreOf(settings), `incoming/${number}`, now());
    const authorization = authorizationOf(source.sign, source.user, sealed === null ? null : box.open(sealed));
    const stream = await openList(source.url, authorization, internet);
    return { stream, name: basename(new URL(source.url).pathname) || `${number}.csv`, done: async () => {} };
  }

  async function bring(due: Due): Promise<Omit<LastFetch, 'at'>> {
    const opened = await openSource(due);
    if (!opened) return { outcome: 'nothing', details: 'no file', runId: null };
    const received = await receiveStream(opened.stream, opened.name, root);
    if (!received.ok) throw new ListNotFetched(received.reason);
    const runId = await steps.begin(job, received.value, { supplierId: due.id });
    await opened.done();
    const run = await steps.checked(runId);
    if (run.state !== 'checked') return { outcome: 'waits', details: run.failure ?? run.state, runId };
    const waits = waitsFor(run.counts, due.schedule);
    if (waits !== null) return { outcome: waits === 'nothing' ? 'nothing' : 'waits', details: waits, runId };
    return { outcome: (await steps.apply(job, run)) ? 'applied' : 'waits', details: '', runId };
  }

  /** Fetches every list that is due; one that fails is tried again at its next time. */
  return async function fetchDue(): Promise<void> {
    const due = await kysely
      .selectFrom('supplier')
      .select(['id', 'number', 'schedule', 'sealed_secret as sealed'])
      .where('next_fetch_at', '<=', now())
      .orderBy('next_fetch_at')
      .execute();
    for (const { schedule, ...supplier } of due) {
      if (!schedule) continue;
      // first the next time: a list that ends the process is not fetched at once again
      const next_fetch_at = nextFetch(schedule, now(), shop.timeZone);
      await kysely.updateTable('supplier').set({ next_fetch_at }).where('id', '=', supplier.id).execute();
      const fetched = await bring({ ...supplier, schedule }).catch((error: Error) => {
        log.warn({ err: error, supplier: supplier.number }, 'a supplier’s list was not fetched');
        const details = error instanceof ListNotFetched ? error.message : 'failed';
        return { outcome: 'failed' as const, details, runId: null };
      });
      const last_fetch = JSON.stringify({ at: now().toISOString(), ...fetched });
      await kysely.updateTable('supplier').set({ last_fetch }).where('id', '=', supplier.id).execute();
    }
  };
}
