import { Webhook } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { auditEntries } from '#backend/platform/audit/service.ts';
import type { WebhookKind } from '#domain/sales/webhooks/webhook.ts';
import { AccessRefused, type Actor } from '#domain/staff/actor.ts';
import { staffActor } from '#test/staff.ts';
import { testShop } from '#test/test-shop.ts';

const command: Actor = { kind: 'command', name: 'aino' };
type Heard = { url: string; body: string; headers: Record<string, string> };
type Answer = { status: number; headers?: Record<string, string> };

/** A shop with receivers; `answers` by address are given in sequence, then 204. */
async function told(answers: Record<string, Answer[]> = {}, env: Record<string, string> = {}) {
  const heard: Heard[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { url, headers } = request;
    heard.push({ url, body: await request.text(), headers: Object.fromEntries(headers) });
    const { status, headers: more = {} } = answers[url]?.shift() ?? { status: 204 };
    return new Response(null, { status, headers: more });
  };
  const { shop, clock } = await testShop(env, { fetch });
  clock.now = new Date();
  const { endpoints } = shop.webhooks;
  return {
    shop,
    clock,
    heard,
    endpoints,
    add: async (url: string, kinds: WebhookKind[] | null = null) => {
      const made = await endpoints.add(command, { name: 'ERP', url, kinds });
      if (!made.ok) throw new Error(JSON.stringify(made.details));
      return made.value.id;
    },
    tell: async (kind: WebhookKind, subject: string) => {
      await shop.db.kysely.transaction().execute((tx) => shop.webhooks.queue(tx, kind, subject, { number: '1000016' }));
      await shop.webhooks.sendWaiting();
    },
    due: async () => {
      await shop.db.query("update webhook_delivery set next_attempt_at = now() where status = 'queued'");
      await shop.db.query('update webhook_endpoint set paused_until = now()');
      await shop.webhooks.sendWaiting();
    },
  };
}

const [ERP, LEDGER] = ['https://erp.example/hook', 'https://ledger.example/'];
const secretOf = async ({ endpoints }: Awaited<ReturnType<typeof told>>, id: string) =>
  (await endpoints.secret(command, id)) ?? '';

describe('endpoints (webhook-2)', () => {
  test('each gets the kinds that it takes, signed with its own secret, beside that of the settings', async () => {
    const settings = { WEBHOOK_URL: 'https://old.example/', WEBHOOK_SECRET: `whsec_${'c2FsYWlzdXVz'.repeat(3)}` };
    const world = await told({}, settings);
    const [erp, ledger] = [await world.add(ERP), await world.add(LEDGER, ['order.refunded'])];
    await world.tell('order.paid', 'a');
    await world.tell('order.refunded', 'b');
    const got = world.heard.map(({ url, body }) => [url, JSON.parse(body).type]);
    expect(got.toSorted()).toEqual([
      [ERP, 'order.paid'],
      [ERP, 'order.refunded'],
      [LEDGER, 'order.refunded'],
      ['https://old.example/', 'order.paid'],
      ['https://old.example/', 'order.refunded'],
    ]);
    const secrets = new Map([
      [ERP, await secretOf(world, erp)],
      [LEDGER, await secretOf(world, ledger)],
      ['https://old.example/', settings.WEBHOOK_SECRET],
    ]);
    for (const { url, body, headers } of world.heard) {
      const verified = new Webhook(secrets.get(url) ?? '').verify(body, headers);
      expect(verified).toMatchObject({ data: { number: '1000016' } });
      expect(() => new Webhook(secrets.get(url === ERP ? LEDGER : ERP) ?? '').verify(body, headers)).toThrow(
        'matching',
      );
    }
    expect(new Set(world.heard.map(({ headers }) => headers['webhook-id'])).size).toBe(5);
  });

  test('the secret is 256 random bits and stands sealed in the database', async () => {
    const world = await told();
    const secret = await secretOf(world, await world.add(ERP));
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const { rows } = await world.shop.db.query('select * from webhook_endpoint');
    expect(JSON.stringify(rows)).not.toContain(secret.slice(6, 20));
  });

  test('owners manage them after a fresh factor, managers see them, and all is in the audit log', async () => {
    const { shop, endpoints, add } = await told();
    const id = await add(ERP);
    const refusal = (work: Promise<unknown>) =>
      work.then(
        () => null,
        (error) => (error instanceof AccessRefused ? error.reason : error),
      );
    const owner = await staffActor(shop, 'owner');
    const manager = await staffActor(shop, 'manager');
    expect(await refusal(endpoints.rotate(owner, id, 1))).toBe('proof');
    const proof = { permission: 'webhooks.manage', subject: id, cents: null } as const;
    expect(await refusal(endpoints.rotate({ ...owner, proof }, id, 1))).toBeNull();
    expect(await endpoints.list(manager)).toHaveLength(1);
    expect(await refusal(endpoints.remove(manager, id))).toBe('role');
    expect(await refusal(endpoints.list(await staffActor(shop, 'sales')))).toBe('role');
    const program: Actor = { kind: 'program', id: '1', name: 'ERP', scopes: ['webhooks:write'], requestId: null };
    expect(await refusal(endpoints.secret(program, id))).toBe('role');
    await endpoints.remove(command, id);
    const entries = await auditEntries(shop.db.kysely, { subject: { kind: 'webhook-endpoint', id }, limit: 9 });
    expect(
      entries.map(({ after }) =>
        Object.keys(after ?? {})
          .toSorted()
          .join(),
      ),
    ).toEqual(['name,removed', 'keptUntil,name,secret', 'kinds,name,url']);
  });

  test('a change names the version that it is for; one request adds one endpoint', async () => {
    const { endpoints } = await told();
    const input = { name: 'ERP', url: ERP, kinds: null };
    const first = await endpoints.add(command, input, 'key-1');
    expect(await endpoints.add(command, input, 'key-1')).toEqual(first);
    const id = first.ok ? first.value.id : '';
    expect(await endpoints.change(command, id, { ...input, name: 'Toiminta' }, 1)).toEqual({ ok: true, value: null });
    expect(await endpoints.change(command, id, input, 1)).toMatchObject({ reason: 'stale' });
    expect(await endpoints.change(command, 'x', input)).toMatchObject({ reason: 'unknown' });
    expect(await endpoints.change(command, id, { name: ' ', url: 'erp', kinds: [] }, 2)).toMatchObject({
      reason: 'invalid',
      details: [
        { field: 'name', reason: 'required' },
        { field: 'url', reason: 'invalid' },
        { field: 'kinds', reason: 'required' },
      ],
    });
    expect(await endpoints.list(command)).toMatchObject([{ name: 'Toiminta', version: 2, kinds: null }]);
  });
});

test('after a rotation both secrets sign until the former one ends (webhook-3)', async () => {
  const world = await told();
  const id = await world.add(ERP);
  const former = await secretOf(world, id);
  await world.endpoints.rotate(command, id, 24);
  const secret = await secretOf(world, id);
  expect(secret).not.toBe(former);
  const verifies = (key: string) => {
    const { body = '', headers = {} } = world.heard.at(-1) ?? {};
    try {
      return Boolean(new Webhook(key).verify(body, headers));
    } catch {
      return false;
    }
  };
  await world.tell('order.paid', 'a');
  expect([verifies(secret), verifies(former)]).toEqual([true, true]);
  await world.shop.db.query("update webhook_endpoint set old_secret_until = old_secret_until - interval '25 hours'");
  await world.tell('order.paid', 'b');
  expect([verifies(secret), verifies(former)]).toEqual([true, false]);
});

describe('what a receiver responds (webhook-4)', () => {
  test('410 disables it and gives up what waits; enabled again it gets what comes then', async () => {
    const world = await told({ [ERP]: [{ status: 500 }, { status: 410 }] });
    const id = await world.add(ERP);
    await world.tell('order.paid', 'a');
    await world.tell('order.paid', 'b');
    await world.tell('order.paid', 'c');
    expect(world.heard).toHaveLength(2);
    expect(await world.endpoints.list(command)).toMatchObject([{ disabledBecause: 'gone', failed: 2, waiting: 0 }]);
    expect(await world.shop.webhooks.isSent()).toBe(false);
    await world.endpoints.enable(command, id, true);
    await world.tell('order.paid', 'd');
    expect(world.heard).toHaveLength(3);
  });

  test('Retry-After and a busy receiver hold up all that waits for it, and no other one', async () => {
    const world = await told({ [ERP]: [{ status: 429, headers: { 'retry-after': '7200' } }, { status: 503 }] });
    await world.add(ERP);
    await world.add(LEDGER);
    await world.tell('order.paid', 'a');
    await world.tell('order.paid', 'b');
    expect(world.heard.map(({ url }) => url).toSorted()).toEqual([ERP, LEDGER, LEDGER]);
    const waits = async () => {
      const { rows } = await world.shop.db.query<{ seconds: number; attempt: number }>(
        `select round(extract(epoch from paused_until - now()))::int as seconds, (select
         round(extract(epoch from max(next_attempt_at) - now()))::int from webhook_delivery where endpoint_id = e.id
         and attempts > 0 and status = 'queued') as attempt from webhook_endpoint e where url = $1`,
        [ERP],
      );
      return rows[0] ?? { seconds: 0, attempt: 0 };
    };
    const asked = await waits();
    expect([asked.seconds > 7100, asked.attempt > 7100]).toEqual([true, true]);
    await world.due();
    expect((await waits()).seconds).toBeLessThanOrEqual(60);
    await world.due();
    expect(world.heard.filter(({ url }) => url === ERP)).toHaveLength(4);
    expect(await world.endpoints.list(command)).toMatchObject([{ waiting: 0, failed: 0 }, {}]);
  });

  test('a disabled endpoint is told nothing; a removed one takes its deliveries along', async () => {
    const world = await told();
    const id = await world.add(ERP);
    await world.tell('order.paid', 'a');
    await world.endpoints.enable(command, id, false);
    await world.tell('order.paid', 'b');
    expect(world.heard).toHaveLength(1);
    expect(await world.shop.webhooks.test(command, id)).toBe(false);
    await world.endpoints.remove(command, id);
    expect(await world.shop.webhooks.list(9, null)).toEqual([]);
  });

  test('a test event and a repetition reach only the endpoint that they are for, the latter under its id', async () => {
    const world = await told();
    const id = await world.add(ERP, ['order.paid']);
    await world.add(LEDGER);
    expect(await world.shop.webhooks.test(command, id)).toBe(true);
    await world.shop.webhooks.sendWaiting();
    expect(world.heard.map(({ url, body }) => [url, JSON.parse(body).type])).toEqual([[ERP, 'webhook.test']]);
    const { rows } = await world.shop.webhooks.deliveries(command, { endpointId: id, status: 'sent' }, { after: null });
    expect(await world.shop.webhooks.sendAgain(command, rows[0]?.id ?? '')).toBe(true);
    await world.shop.webhooks.sendWaiting();
    const [first, second] = world.heard;
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(await world.shop.webhooks.sendAgain(command, 'x')).toBe(false);
  });
});
