import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Db } from '#backend/platform/db/db.ts';
import { readSettings } from '#backend/platform/settings/settings.ts';
import { testDb } from '#test/test-db.ts';
import { createJobs, type Jobs } from './jobs.ts';

function jobsOn(db: Db): Jobs {
  const ctx = {
    db,
    settings: readSettings({}),
    log: pino({ level: 'silent' }),
    now: () => new Date(),
    fetch,
    baseUrl: 'http://shop.test',
  };
  const jobs = createJobs(ctx);
  onTestFinished(() => jobs.stop(1000));
  return jobs;
}

test('starts a job at once, without polling', async () => {
  const jobs = jobsOn(await testDb());
  const done: unknown[] = [];
  jobs.define('greet', async (data) => void done.push(data));
  await jobs.start();
  await jobs.enqueue(null, 'greet', { name: 'Aino' });
  await jobs.enqueue(null, 'greet', { name: 'Väinö' });
  await vi.waitFor(() => expect(done).toEqual([{ name: 'Aino' }, { name: 'Väinö' }]), 5000);
});

test('starts a job within half a second that a process without workers adds', async () => {
  const db = await testDb();
  const [running, adding] = [jobsOn(db), jobsOn(db)];
  const started: number[] = [];
  for (const jobs of [running, adding]) jobs.define('greet', async () => void started.push(performance.now()));
  await running.start();
  await adding.start({ work: false });
  await running.enqueue(null, 'greet', {});
  await vi.waitFor(() => expect(started).toHaveLength(1), 5000);
  const added = performance.now();
  await adding.enqueue(null, 'greet', {});
  await vi.waitFor(() => expect(started).toHaveLength(2), 5000);
  expect((started[1] ?? 0) - added).toBeLessThan(500);
});

test('finds a job within a minute whose delay ends after the process that added it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const db = await testDb();
  const [running, adding] = [jobsOn(db), jobsOn(db)];
  const done: unknown[] = [];
  for (const jobs of [running, adding]) jobs.define('later', async (data) => void done.push(data.id));
  await running.start();
  await adding.start({ work: false });
  await adding.enqueue(null, 'later', { id: 1 }, { delaySeconds: 60 });
  await adding.stop();
  await db.query("update jobs.job set start_after = now() where name = 'later'");
  expect(done).toEqual([]);
  vi.advanceTimersByTime(60_000);
  await vi.waitFor(() => expect(done).toEqual([1]), 5000);
});

test('a job added in a transaction exists only when it commits', async () => {
  const db = await testDb();
  const jobs = jobsOn(db);
  const done: unknown[] = [];
  jobs.define('note', async (data) => void done.push(data.id));
  await jobs.start();
  const failing = db.kysely.transaction().execute(async (tx) => {
    await jobs.enqueue(tx, 'note', { id: 'lost' });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await db.kysely.transaction().execute((tx) => jobs.enqueue(tx, 'note', { id: 'kept' }));
  await vi.waitFor(() => expect(done).toEqual(['kept']), 5000);
});

test('retries a failed job', async () => {
  const jobs = jobsOn(await testDb());
  let tries = 0;
  const handler = async () => {
    tries += 1;
    if (tries < 2) throw new Error('not yet');
  };
  jobs.define('stubborn', handler, { retryDelaySeconds: 1, retryMaxSeconds: 1 });
  await jobs.start();
  await jobs.enqueue(null, 'stubborn', {});
  await vi.waitFor(() => expect(tries).toBe(2), 10_000);
});

test('adds one waiting job per key, and starts a delayed job later', async () => {
  const db = await testDb();
  const jobs = jobsOn(db);
  jobs.define('expire', async () => {});
  await jobs.start({ work: false });
  await jobs.enqueue(null, 'expire', { order: 1 }, { singletonKey: 'o1', delaySeconds: 60 });
  await jobs.enqueue(null, 'expire', { order: 1 }, { singletonKey: 'o1', delaySeconds: 60 });
  await jobs.enqueue(null, 'expire', { order: 2 }, { singletonKey: 'o2' });
  const { rows } = await db.query(
    `select data, start_after > now() as waits from jobs.job where name = 'expire' order by data`,
  );
  expect(rows).toEqual([
    { data: { order: 1 }, waits: true },
    { data: { order: 2 }, waits: false },
  ]);
});

test('stopping waits for the running job and starts no other; a new process continues', async () => {
  const db = await testDb();
  const first = jobsOn(db);
  const done: unknown[] = [];
  const started = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  first.define('slow', async (data) => {
    started.resolve();
    await finish.promise;
    done.push(data.id);
  });
  await first.start();
  await first.enqueue(null, 'slow', { id: 1 });
  await first.enqueue(null, 'slow', { id: 2 });
  await started.promise;
  const stopped = first.stop(5000);
  finish.resolve();
  await stopped;
  expect(done).toEqual([1]);

  const second = jobsOn(db);
  second.define('slow', async (data) => void done.push(data.id));
  await second.start();
  await vi.waitFor(() => expect(done).toEqual([1, 2]), 5000);
});

test('two processes run every job once', async () => {
  const db = await testDb();
  const done: unknown[] = [];
  const processes = [jobsOn(db), jobsOn(db)];
  for (const jobs of processes) {
    jobs.define('count', async (data) => void done.push(data.n), { concurrency: 3 });
  }
  await Promise.all(processes.map((jobs) => jobs.start()));
  for (let n = 0; n < 20; n++) await processes[0]?.enqueue(null, 'count', { n });
  await vi.waitFor(() => expect(done).toHaveLength(20), 5000);
  expect(new Set(done).size).toBe(20);
});

test('throws when a job is added before the start, is unknown, or is defined late', async () => {
  const jobs = jobsOn(await testDb());
  await expect(jobs.enqueue(null, 'x', {})).rejects.toThrow('before jobs.start()');
  await jobs.start();
  await expect(jobs.enqueue(null, 'x', {})).rejects.toThrow('not defined');
  expect(() => jobs.define('x', async () => {})).toThrow('after the start');
});

test('a restart keeps waiting jobs and applies changed options and schedules', async () => {
  const db = await testDb();
  const first = jobsOn(db);
  first.define('sweep', async () => {}, { retries: 3, cron: '* * * * *' });
  await first.start({ work: false });
  await first.enqueue(null, 'sweep', { n: 1 }, { delaySeconds: 60 });
  await first.stop(1000);

  const second = jobsOn(db);
  second.define('sweep', async () => {}, { retries: 4 });
  await second.start({ work: false });
  const { rows } = await db.query(`select retry_limit,
    (select count(*) from jobs.job where name = 'sweep') as waiting,
    (select count(*) from jobs.schedule where name = 'sweep') as schedules from jobs.queue where name = 'sweep'`);
  expect(rows).toEqual([{ retry_limit: 4, waiting: 1, schedules: 0 }]);
  await db.kysely.transaction().execute((tx) => second.enqueue(tx, 'sweep', {}));
});
