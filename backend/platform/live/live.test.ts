import { expect, onTestFinished, test, vi } from 'vitest';
import { recordAudit } from '#backend/platform/audit/service.ts';
import { testDb } from '#test/test-db.ts';
import { type LiveEvent, readEvents } from './events.ts';
import { createLiveService } from './service.ts';

async function screenOf(db: Awaited<ReturnType<typeof testDb>>) {
  const live = createLiveService({ db }, { other_channel: 'catalog' });
  const told: LiveEvent[] = [];
  const closed = vi.fn();
  const leave = await live.follow({
    tell: (events) => void told.push(...events.filter(({ kind }) => kind !== 'audit')),
    close: closed,
  });
  onTestFinished(leave);
  return { live, told, closed, leave };
}

const note = (n: number) => ({ action: 'orders.note', subject: { kind: 'order', id: String(n) } }) as const;

test('tells what a committed transaction has changed, once a thing', async () => {
  const db = await testDb();
  const { told } = await screenOf(db);
  await db.kysely.transaction().execute(async (tx) => {
    await recordAudit(tx, { kind: 'job', name: 'test' }, new Date(), note(1));
    await recordAudit(tx, { kind: 'job', name: 'test' }, new Date(), note(1));
  });
  await vi.waitFor(() => expect(told).toEqual([{ kind: 'order', id: '1' }]));
});

test('tells nothing of a transaction that is rolled back', async () => {
  const db = await testDb();
  const { told } = await screenOf(db);
  const broken = db.kysely.transaction().execute(async (tx) => {
    await recordAudit(tx, { kind: 'job', name: 'test' }, new Date(), note(1));
    throw new Error('no');
  });
  await expect(broken).rejects.toThrow('no');
  await recordAudit(db.kysely, { kind: 'job', name: 'test' }, new Date(), note(2));
  await vi.waitFor(() => expect(told).toEqual([{ kind: 'order', id: '2' }]));
});

test('a change of many things is one event', async () => {
  const db = await testDb();
  const { told } = await screenOf(db);
  await db.query(`insert into audit_entry (at, actor_kind, action, subject_kind, subject_id)
    select now(), 'job', 'orders.note', 'order', n from generate_series(1, 40) n`);
  await vi.waitFor(() => expect(told).toEqual([{ kind: 'all', id: '' }]));
});

test('tells of other channels by their kind', async () => {
  const db = await testDb();
  const { told } = await screenOf(db);
  await db.query("select pg_notify('other_channel', '17')");
  await vi.waitFor(() => expect(told).toEqual([{ kind: 'catalog', id: '' }]));
});

test('tells a screen that has left nothing, and closes the others', async () => {
  const db = await testDb();
  const { live, told, leave, closed } = await screenOf(db);
  leave();
  const other: LiveEvent[] = [];
  await live.follow({ tell: (events) => void other.push(...events), close: closed });
  await recordAudit(db.kysely, { kind: 'job', name: 'test' }, new Date(), note(3));
  await vi.waitFor(() => expect(other).toContainEqual({ kind: 'order', id: '3' }));
  expect(told).toEqual([]);
  live.closeScreens();
  expect(closed).toHaveBeenCalledOnce();
});

test.each([
  ['', [{ kind: 'all', id: '' }]],
  ['all:', [{ kind: 'all', id: '' }]],
  [
    'order:1\nquote:T2',
    [
      { kind: 'order', id: '1' },
      { kind: 'quote', id: 'T2' },
    ],
  ],
])('reads %j', (payload, events) => {
  expect(readEvents(payload)).toEqual(events);
});

test('tells of customers, cards and entries of the log that nobody of staff made', async () => {
  const db = await testDb();
  const live = createLiveService({ db }, {});
  const told: LiveEvent[] = [];
  onTestFinished(await live.follow({ tell: (events) => void told.push(...events), close: () => {} }));
  const [card] = (
    await db.query(
      `insert into gift_card (code_hash, code_end, valid_until) values ('h', 'K7F2', '2030-01-01') returning id`,
    )
  ).rows;
  await db.query(`insert into auth_user (id, name, email, firstname, lastname, email_verified, locale)
    values ('u1', 'Aino', 'aino@example.fi', 'Aino', 'A', true, 'fi')`);
  await recordAudit(db.kysely, { kind: 'job', name: 'test' }, new Date(), note(1));
  await vi.waitFor(() =>
    expect(told).toEqual(
      expect.arrayContaining([
        { kind: 'gift-card', id: String(card?.id) },
        { kind: 'customer', id: 'u1' },
        { kind: 'audit', id: '' },
        { kind: 'order', id: '1' },
      ]),
    ),
  );
});
