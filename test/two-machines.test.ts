import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Shop } from '#backend/shop.ts';
import type { ListSchedule } from '#domain/catalog/suppliers/schedule.ts';
import { byCommand } from '#test/actors.ts';
import { startFakeS3 } from '#test/fakes/fake-s3.ts';
import { fileForm, pdf, photo } from '#test/files.ts';
import { emptyTestDb } from '#test/test-db.ts';
import { testShop } from '#test/test-shop.ts';

const FILM = new Uint8Array(Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom and 32 bytes of film', 'latin1'));

/** Machines with a `DATA_DIR` each, one database and one bucket. */
async function machines() {
  const s3 = await startFakeS3();
  onTestFinished(s3.close);
  const db = await emptyTestDb();
  const shared = { ...db, close: async () => {} };
  const machine = () => testShop(s3.env, { db: shared });
  onTestFinished(() => db.close());
  return { s3, machine };
}

const dataDir = ({ settings }: Shop) => settings.DATA_DIR;
const filesOn = (shop: Shop) =>
  existsSync(dataDir(shop))
    ? readdirSync(dataDir(shop), { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(dataDir(shop).length + 1))
    : [];
const lose = (shop: Shop) => rmSync(dataDir(shop), { recursive: true, force: true });

test('a new machine has what others stored, when their disks are gone (files-3)', { timeout: 120_000 }, async () => {
  const { machine } = await machines();
  const [a, b] = [await machine(), await machine()];
  const upload = async (name: string, bytes: Uint8Array<ArrayBuffer>) => {
    const stored = await a.shop.media.upload(byCommand, { bytes, name });
    if (!stored.ok) throw new Error(stored.reason);
    return stored.value;
  };
  const picture = await upload('kelkka.jpg', await photo());
  const manual = await upload('ohje.pdf', new Uint8Array(pdf()));
  const film = await upload('esittely.mp4', FILM);
  const sent = await a.shop.files.receive(
    fileForm([['liite.pdf', new Uint8Array(pdf('liite'))]]),
    1,
    async ({ files }) => {
      const [file] = files;
      const checked = file && (await a.shop.files.check(file, ['pdf']));
      return checked?.ok ? a.shop.files.store(checked.value) : null;
    },
  );
  if (!sent.ok || !sent.value) throw new Error('not stored');
  const { id, sha256 } = sent.value;

  // each machine encodes its own variants
  expect((await b.request(`/pictures/${picture}/small.webp`)).status).toBe(200);
  for (const shop of [a.shop, b.shop])
    expect(filesOn(shop).filter((file) => !file.startsWith('pictures/cache/'))).toEqual([]);
  lose(a.shop);
  lose(b.shop);

  const c = await machine();
  expect((await c.request(`/pictures/${picture}/small.webp`)).headers.get('content-type')).toBe('image/webp');
  expect(await (await c.request(`/documents/${manual}/ohje.pdf`)).text()).toBe(pdf().toString());
  const part = await c.request(`/videos/${film}`, { headers: { range: 'bytes=4-7' } });
  expect([part.status, await part.text()]).toEqual([206, 'ftyp']);
  const attachment = await c.shop.files.read(id);
  expect(
    createHash('sha256')
      .update(attachment ?? '')
      .digest('hex'),
  ).toBe(sha256);
  const listed = await c.shop.media.list(byCommand, { text: '', kind: null, lacks: [] }, null);
  expect(listed.files.map((file) => file.id).toSorted()).toEqual([film, manual, picture].toSorted());
});

test('a file that one machine checked is applied by another and undone by a third (files-3)', {
  timeout: 120_000,
}, async () => {
  const { machine } = await machines();
  const [a, b] = [await machine(), await machine()];
  const file = '{"from":"/vanha","to":"/toinen"}\n{"from":"/c","to":"/d"}\n';
  const received = await a.shop.imports.receiveFile(
    byCommand,
    { name: 'redirects.delta.jsonl', stream: Readable.from([file]) },
    { kind: 'redirects.delta', supplierId: null },
  );
  if (!received.ok) throw new Error(received.reason);
  const { id } = received.value;
  lose(a.shop);
  const run = await b.shop.imports.one(byCommand, id);
  expect(run).toMatchObject({ state: 'checked', counts: { rows: 2, problems: 0 } });
  expect(await b.shop.imports.apply(byCommand, id, run?.version ?? 0)).toMatchObject({ ok: true });
  expect((await b.shop.imports.one(byCommand, id))?.state).toBe('applied');
  lose(b.shop);
  const c = await machine();
  const stored = async () => (await c.shop.db.query('select from_path from redirect')).rows.length;
  expect(await stored()).toBe(2);
  expect(await c.shop.imports.undo(byCommand, id)).toMatchObject({ ok: true });
  expect(await stored()).toBe(0);
});

test('a backup that one machine made is known to another, and tried there (files-3)', {
  timeout: 240_000,
}, async () => {
  const { s3, machine } = await machines();
  const [a, b] = [await machine(), await machine()];
  await a.shop.media.upload(byCommand, { bytes: await photo(), name: 'kelkka.jpg' });
  await a.shop.jobs.start();
  await a.shop.health.cure(byCommand, 'backup');
  const state = ({ shop }: typeof a) => shop.health.backups(byCommand);
  await vi.waitFor(async () => expect((await state(a)).isMaking).toBe(false), 60_000);
  await a.shop.jobs.stop();
  lose(a.shop);
  const { last } = await state(b);
  expect(last).toMatchObject({ isThere: true, file: expect.stringContaining(`${s3.env.S3_URL}/backups/tieva-`) });
  await b.shop.jobs.start();
  await b.shop.health.cure(byCommand, 'trial');
  await vi.waitFor(async () => expect((await state(b)).trial).not.toBeNull(), 120_000);
  expect((await state(b)).trial).toMatchObject({ problem: null, file: last?.file, files: 1 });
  await vi.waitFor(() => expect(filesOn(b.shop)).toEqual([]), 10_000);
});

test("a supplier's list in the bucket is read once, by whichever machine's turn it is (files-3)", {
  timeout: 60_000,
}, async () => {
  const { s3, machine } = await machines();
  const [a, b] = [await machine(), await machine()];
  const created = await a.shop.suppliers.create(byCommand, { number: '1044', name: 'Polaris' });
  const id = created.ok ? created.value.id : 0;
  const schedule: ListSchedule = {
    source: { kind: 'folder' },
    every: 'day',
    at: '05:30',
    applies: true,
    mostBroken: 50,
  };
  await a.shop.suppliers.schedule(byCommand, id, 1, schedule, 's3cret-words');
  const list = Buffer.from('code;name;price\nA;Hihna;10,00\nB;Jousi;5\n');
  s3.files.set('incoming/1044/hinnasto.csv', { bytes: list, at: a.clock.now });
  for (const { shop, clock } of [a, b]) {
    clock.now = new Date(clock.now.getTime() + 86_400_000);
    await shop.imports.fetchDue();
  }
  expect((await b.shop.suppliers.one(byCommand, id))?.lastFetch).toMatchObject({ outcome: 'applied' });
  const names = [...s3.files.keys()].filter((name) => name.startsWith('incoming/'));
  expect(names).toEqual([expect.stringMatching(/^incoming\/1044\/taken\/.+-hinnasto\.csv$/)]);
});
