import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { readSettings } from '#backend/platform/settings/settings.ts';
import { orderShop, requestFor } from '#backend/sales/orders/test-orders.ts';
import type { StaffActor } from '#domain/staff/actor.ts';
import { byCommand } from '#test/actors.ts';
import { en } from '../doctor/texts/en.ts';
import { fi } from '../doctor/texts/fi.ts';

const goods = { sku: 'RAJA', productLine: 2, price: 5000, stock: { oulu: 9 } };
const person = (role: StaffActor['role']): StaffActor => ({
  kind: 'staff',
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Veera',
  role,
  stores: [],
  limits: { refund: 0, refundsPerDay: 0 },
  sessionId: '',
  proof: null,
  approvedBy: null,
  requestId: null,
});

async function healthShop(env: Record<string, string> = {}) {
  const made = await orderShop([goods], env);
  const { number } = await made.placed(requestFor('RAJA', 5000));
  await made.shop.checkout.settle(await made.returned(number, 'ok'));
  await made.shop.mail.deliverWaiting();
  const audits = async () =>
    (
      await made.shop.db.query(`select action, subject_kind, subject_id, actor_name from audit_entry
      where action = 'operations.retry' order by id`)
    ).rows;
  return { ...made, number, health: made.shop.health, audits };
}

test('only managers read the technical state, and each retry is in the audit log (operation-5)', async () => {
  const { health, audits } = await healthShop();
  for (const role of ['sales', 'store', 'content', 'accounting'] as const) {
    await expect(health.jobs(person(role))).rejects.toThrow('operations.read is refused');
    await expect(health.cure(person(role), 'jobs')).rejects.toThrow('operations.retry is refused');
  }
  expect(await health.cure({ kind: 'command', name: 'Veera' }, 'jobs')).toEqual({ ok: true, value: 0 });
  expect(await audits()).toEqual([
    { action: 'operations.retry', subject_kind: 'system', subject_id: 'jobs', actor_name: 'Veera' },
  ]);
});

test('lists mails by state and reader without their text, by pages', async () => {
  const { shop, health } = await healthShop();
  await shop.db.query(`insert into outbox_mail (subject_id, kind, recipient, locale, subject, html, body_text, status, created_at)
    select 'x' || n, 'test', 'aino' || n || '@tieva.example', 'fi', 'Aihe', 'salainen', 'salainen', 'failed',
      timestamptz '2020-01-01' + n * interval '1 second' from generate_series(1, 60) n`);
  const first = await health.mails(byCommand, { status: 'failed', text: '', after: null });
  expect(first.mails).toHaveLength(50);
  expect(first.mails[0]).toMatchObject({ to: 'aino60@tieva.example', status: 'failed', isKept: true });
  expect(JSON.stringify(first)).not.toContain('salainen');
  const rest = await health.mails(byCommand, { status: 'failed', text: '', after: first.next });
  expect(rest.mails.map(({ to }) => to).at(-1)).toBe('aino1@tieva.example');
  expect((await health.mails(byCommand, { status: null, text: '\0', after: '\0' })).mails).toEqual([]);
  const one = await health.mails(byCommand, { status: null, text: 'AINO7@tieva.example', after: null });
  expect(one.mails.map(({ to }) => to)).toEqual(['aino7@tieva.example']);
});

test('sends a given-up mail at once, a sent one as a copy, each once for a form', async () => {
  const { shop, health, audits } = await healthShop();
  const { mails } = await health.mails(byCommand, { status: 'sent', text: '', after: null });
  const [sent, other] = mails;
  if (!sent || !other) throw new Error('no mails');
  const again = () => health.resendMail(byCommand, sent.id, 'form-1');
  expect([await again(), await again()]).toMatchObject([{ ok: true }, { ok: false, reason: 'gone' }]);
  await shop.db.query(`update outbox_mail set status = 'failed', last_error = '550' where id = $1`, [other.id]);
  expect(await health.resendMail(byCommand, other.id, 'form-2')).toMatchObject({ ok: true });
  await shop.mail.deliverWaiting();
  const all = await health.mails(byCommand, { status: null, text: '', after: null });
  expect(all.mails.filter(({ status }) => status === 'sent')).toHaveLength(mails.length + 1);
  expect(await health.resendMail(byCommand, 'ei', 'form-3')).toMatchObject({ ok: false });
  expect((await audits()).map(({ subject_id }) => subject_id)).toEqual([sent.id, other.id]);
});

test('gives one job that was given up another try', async () => {
  const { shop, health } = await healthShop();
  await shop.jobs.start({ work: false });
  await shop.jobs.enqueue(null, 'mail', { id: '00000000-0000-4000-8000-000000000000' });
  await shop.db.query(
    `update jobs.job set state = 'failed', completed_on = now(), output = '{"message": "no"}' where name = 'mail'`,
  );
  const { failed } = await health.jobs(byCommand);
  expect(failed).toMatchObject([{ name: 'mail', error: 'no' }]);
  const [job] = failed;
  expect(await health.retryJob(byCommand, job?.id ?? '')).toMatchObject({ ok: true });
  expect(await health.retryJob(byCommand, job?.id ?? '')).toMatchObject({ ok: false, reason: 'gone' });
  expect((await health.jobs(byCommand)).failed).toEqual([]);
});

test('sends a webhook again under the id that its receiver knows', async () => {
  const { shop, health } = await healthShop({
    WEBHOOK_URL: 'http://127.0.0.1:1/hook',
    WEBHOOK_SECRET: 'whsec_c2FsYWluZW4gc2FsYWluZW4gc2FsYWluZW4=',
  });
  const { rows } = await health.webhooks(byCommand, null);
  const [delivery] = rows;
  await shop.db.query(`update webhook_delivery set status = 'sent', sent_at = now(), attempts = 1`);
  expect(await health.redeliver(byCommand, delivery?.id ?? '')).toMatchObject({ ok: true });
  expect((await health.webhooks(byCommand, 'queued')).rows).toMatchObject([{ id: delivery?.id, attempts: 0 }]);
  expect(await health.redeliver(byCommand, '00000000-0000-4000-8000-000000000000')).toMatchObject({ ok: false });
});

test('makes a backup and proves by a tried restore that it opens; a damaged one does not (operation-6)', async () => {
  const { shop, health } = await healthShop();
  const { DATA_DIR } = shop.settings;
  expect(await health.cure(byCommand, 'trial')).toMatchObject({ ok: false, reason: 'no-backup' });
  await shop.jobs.start();
  expect(await health.cure(byCommand, 'backup')).toEqual({ ok: true, value: null });
  await vi.waitFor(async () => expect((await health.backups(byCommand)).last).toMatchObject({ isThere: true }), 60_000);
  await vi.waitFor(async () => expect((await health.backups(byCommand)).isMaking).toBe(false), 10_000);
  await health.cure(byCommand, 'trial');
  await vi.waitFor(async () => expect((await health.backups(byCommand)).trial).not.toBeNull(), 120_000);
  const { trial, last } = await health.backups(byCommand);
  expect(trial).toMatchObject({ problem: null, file: last?.file });
  expect(trial?.rows).toBeGreaterThan(10);
  const findings = await health.findings(byCommand, 'fi');
  expect(findings.find(({ id }) => id === 'backup.tried')).toMatchObject({ about: 'Palautus', state: 'good' });
  await vi.waitFor(async () => expect((await health.backups(byCommand)).isTrying).toBe(false), 10_000);
  await writeFile(last?.file ?? '', 'no archive');
  await health.cure(byCommand, 'trial');
  await vi.waitFor(async () => expect((await health.backups(byCommand)).trial?.problem).toContain('no backup'), 60_000);
  expect((await readdir(DATA_DIR)).filter((name) => name.startsWith('restore-trial-'))).toEqual([]);
  const worst = (await health.findings(byCommand, 'en')).filter(({ state }) => state === 'wrong');
  expect(worst.find(({ id }) => id === 'backup.broken')).toMatchObject({ cure: { press: 'backup' } });
  expect(existsSync(join(DATA_DIR, 'backups'))).toBe(true);
}, 240_000);

test('each finding has the same values in both languages', () => {
  const names = (text: readonly (string | undefined)[]) =>
    [...new Set(text.join(' ').match(/\{\w+\}/g) ?? [])].toSorted();
  for (const id of Object.keys(en) as (keyof typeof en)[]) expect([id, names(fi[id])]).toEqual([id, names(en[id])]);
});

test('names versions, storage and free disk', async () => {
  const { health } = await healthShop();
  const facts = await health.machine(byCommand);
  expect(facts.versions).toMatchObject({ node: process.version, mode: readSettings({}).SHOP_MODE });
  expect(facts.disk.freeBytes).toBeGreaterThan(0);
});
