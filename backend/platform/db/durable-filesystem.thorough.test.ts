import fs, { mkdtempSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, onTestFinished, test } from 'vitest';
import { bareTemplate } from '#test/pglite-template.ts';
import { DiskSyncFailed, DurableFilesystem, type Files } from './durable-filesystem.ts';

type Event = { call: 'write' | 'sync' | 'remove'; path: string };

/** An engine on a folder of its own whose writes, syncs and removals are recorded in order, under the names that files have last. */
async function openRecorded(refuseSync: () => boolean = () => false) {
  const folder = mkdtempSync(join(tmpdir(), 'tieva-durable-'));
  const events: Event[] = [];
  const open = new Map<number, string>();
  const record = (call: Event['call'], path: string) => events.push({ call, path: relative(folder, path) });
  const files: Files = {
    ...fs,
    openSync(path, ...rest) {
      const fd = fs.openSync(path, ...rest);
      open.set(fd, String(path));
      return fd;
    },
    writeSync(fd: number, ...rest: unknown[]) {
      record('write', open.get(fd) ?? '');
      return (fs.writeSync as (...all: unknown[]) => number)(fd, ...rest);
    },
    fdatasyncSync(fd) {
      if (refuseSync()) throw Object.assign(new Error('i/o error'), { code: 'EIO' });
      record('sync', open.get(fd) ?? '');
      fs.fdatasyncSync(fd);
    },
    renameSync(from, to) {
      fs.renameSync(from, to);
      for (const event of events)
        if (event.path === relative(folder, String(from))) event.path = relative(folder, String(to));
    },
    unlinkSync(path) {
      record('remove', String(path));
      fs.unlinkSync(path);
    },
  };
  const pg = await PGlite.create({
    fs: new DurableFilesystem(folder, files),
    loadDataDir: new Blob([await readFile(await bareTemplate())]),
  });
  onTestFinished(async () => {
    await pg.close().catch(() => {});
    await rm(folder, { recursive: true, force: true });
  });
  return { pg, events, folder };
}

const isLog = ({ path }: Event) => /^pg_wal\/[0-9A-F]{24}$/.test(path);
const unsyncedAt = (events: Event[], end: number, of: (event: Event) => boolean) => {
  const unsynced = new Set<string>();
  for (const event of events.slice(0, end))
    if (event.call === 'write' && of(event)) unsynced.add(event.path);
    else unsynced.delete(event.path);
  return [...unsynced];
};

test('resolves a commit after its log is on disk (operation-3)', async () => {
  const { pg, events } = await openRecorded();
  await pg.exec('create table piece (id int)');
  await pg.exec('begin; insert into piece values (1)');
  events.length = 0;
  await pg.exec('commit');
  expect(events.some((event) => event.call === 'write' && isLog(event))).toBe(true);
  expect(unsyncedAt(events, events.length, isLog)).toEqual([]);
});

test('names a checkpoint after all files are on disk, and removes files of a table after the log says so', async () => {
  const { pg, events } = await openRecorded();
  await pg.exec('create table piece (id int, words text)');
  await pg.exec("insert into piece select n, repeat('sana', 100) from generate_series(1, 20000) n");
  events.length = 0;
  await pg.exec('update piece set id = -id; checkpoint; drop table piece; checkpoint');
  const control = events.flatMap(({ call, path }, at) =>
    call === 'write' && path === 'global/pg_control' ? [at] : [],
  );
  expect(control.length).toBeGreaterThan(0);
  for (const at of control) expect(unsyncedAt(events, at, ({ path }) => path !== 'global/pg_control')).toEqual([]);
  const removals = events.flatMap(({ call, path }, at) => (call === 'remove' && path.startsWith('base/') ? [at] : []));
  expect(removals.length).toBeGreaterThan(0);
  for (const at of removals) expect(unsyncedAt(events, at, isLog)).toEqual([]);
});

test('opens after a process ended without closing it', async () => {
  const { pg, folder } = await openRecorded();
  await pg.exec('create table piece (id int); insert into piece values (7)');
  const copy = `${folder}-copy`;
  fs.cpSync(folder, copy, { recursive: true });
  onTestFinished(() => rm(copy, { recursive: true, force: true }));
  const again = await PGlite.create({ fs: new DurableFilesystem(copy) });
  expect((await again.query('select id from piece')).rows).toEqual([{ id: 7 }]);
  await again.close();
});

test('acknowledges nothing after the disk has refused a sync, even when later ones succeed', async () => {
  let refusals = 0;
  const { pg } = await openRecorded(() => refusals-- > 0);
  await pg.exec('create table piece (id int)');
  refusals = 1;
  await expect(pg.exec('insert into piece values (1)')).rejects.toThrow(DiskSyncFailed);
  await expect(pg.exec('insert into piece values (2)')).rejects.toThrow(DiskSyncFailed);
});
