import { expect, test } from 'vitest';
import { inTransaction } from '#backend/platform/db/transaction.ts';
import type { Actor } from '#domain/staff/actor.ts';
import { testDb } from '#test/test-db.ts';
import { auditEntries, recordAudit } from './service.ts';

const now = new Date('2026-11-23T10:00:00Z');
const command: Actor = { kind: 'command', name: 'aino' };
const subject = { kind: 'order', id: '1000016' };

test('an entry names actor, subject and what changed; pages continue by id', async () => {
  const db = await testDb();
  await recordAudit(db.kysely, command, now, {
    action: 'orders.edit',
    subject,
    before: { city: 'Oulu' },
    after: { city: 'Ranua' },
  });
  await recordAudit(db.kysely, command, now, { action: 'orders.note', subject, reason: 'soitti' });
  await recordAudit(db.kysely, command, now, { action: 'orders.note', subject: { kind: 'order', id: '1000024' } });
  const [newest] = await auditEntries(db.kysely, { subject, limit: 1 });
  expect(newest).toMatchObject({ action: 'orders.note', reason: 'soitti', actor: { kind: 'command', name: 'aino' } });
  const rest = await auditEntries(db.kysely, { subject, limit: 5, beforeId: newest?.id ?? 0 });
  expect(rest).toMatchObject([
    { action: 'orders.edit', before: { city: 'Oulu' }, after: { city: 'Ranua' }, outcome: 'done' },
  ]);
});

test('an entry of a change that is rolled back does not exist', async () => {
  const db = await testDb();
  await inTransaction(db.kysely, async (tx) => {
    await recordAudit(tx, command, now, { action: 'orders.edit', subject });
    throw new Error('the change failed');
  }).catch(() => {});
  expect(await auditEntries(db.kysely, { limit: 5 })).toEqual([]);
});

test('the database refuses to change or delete an entry', async () => {
  const db = await testDb();
  await recordAudit(db.kysely, command, now, { action: 'orders.edit', subject });
  await expect(db.query("update audit_entry set action = 'x'")).rejects.toThrow('only added');
  await expect(db.query('delete from audit_entry')).rejects.toThrow('only added');
});
