import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { bareTemplate } from '#test/pglite-template.ts';
import { openPglite } from './pglite.ts';

test('rejects pending and later queries when the engine does not respond', async () => {
  const lost = new EventTarget();
  const told = once(lost, 'lost');
  const onLost = () => lost.dispatchEvent(new Event('lost'));
  const db = await openPglite('memory://', { loadFrom: await bareTemplate(), stuckMs: 2000, onLost });
  expect((await db.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  const stuck = db.query('select pg_sleep(20)');
  const behind = db.query('select 1');
  await expect(stuck).rejects.toMatchObject({ code: 'unavailable' });
  await expect(behind).rejects.toMatchObject({ code: 'unavailable' });
  await told;
  await expect(db.query('select 1')).rejects.toMatchObject({ code: 'unavailable' });
  await db.close();
});

test('closing does not call onLost', async () => {
  let isLost = false;
  const db = await openPglite('memory://', {
    loadFrom: await bareTemplate(),
    onLost: () => {
      isLost = true;
    },
  });
  onTestFinished(() => expect(isLost).toBe(false));
  await db.close();
});

test('gives up a slow engine within five seconds if its disk is not writable', async () => {
  const { promise: lost, resolve: onLost } = Promise.withResolvers<Error>();
  const checkDisk = async () => {
    throw Object.assign(new Error('read-only file system'), { code: 'EROFS' });
  };
  const db = await openPglite('memory://', { loadFrom: await bareTemplate(), checkDisk, onLost });
  const from = performance.now();
  await expect(db.duringLongWork(() => db.query('select pg_sleep(20)'))).rejects.toMatchObject({ code: 'unavailable' });
  expect(performance.now() - from).toBeLessThan(5000);
  expect((await lost).cause).toMatchObject({ code: 'EROFS' });
  await db.close();
});

test('waits for a slow statement while the disk is writable and long work is announced', async () => {
  const db = await openPglite('memory://', { loadFrom: await bareTemplate(), stuckMs: 1000 });
  const long = db.duringLongWork(() => db.query('select 1 as one from pg_sleep(3)'));
  expect((await long).rows).toEqual([{ one: 1 }]);
  await expect(db.query('select pg_sleep(20)')).rejects.toMatchObject({ code: 'unavailable' });
  await db.close();
});
