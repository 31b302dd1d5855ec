import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readLog } from '#backend/platform/logs/security/test-log.ts';
import { keyScopes } from '#domain/staff/key-scopes.ts';
import { byCommand } from '#test/actors.ts';
import { testShop } from '#test/test-shop.ts';
import { clientTypes, unformatted } from './client-types.ts';
import { operations } from './operations.ts';
import { makeKey, testApi } from './test-api.ts';
import { attack, examples, expectDocumented, request } from './test-contract.ts';

test('every operation has an example, and responds to it as the document says (api-2)', {
  timeout: 120_000,
}, async () => {
  const api = await testApi();
  expect(Object.keys(examples).toSorted()).toEqual(operations.map(({ name }) => name).toSorted());
  for (const operation of operations) {
    const response = await request(api, operation, (await examples[operation.name]?.(api)) ?? {});
    expect([operation.name, response.status]).toEqual([operation.name, operation.creates ? 201 : 200]);
    await expectDocumented(operation, response, operation.name);
  }
});

test('the types of the client are those of the operations; if not: npm run task -- api:client (api-2)', () => {
  for (const [file, code] of Object.entries(clientTypes(operations))) {
    const stored = readFileSync(new URL(`../../../packages/admin-client/${file}`, import.meta.url), 'utf8');
    expect(unformatted(stored)).toBe(unformatted(code));
  }
});

test('made input is refused with what the document says, never with 5xx (api-3)', { timeout: 120_000 }, async () => {
  const refused = await attack(await testApi(), 30);
  for (const { name } of operations) expect([name, (refused[name] ?? 0) > 5]).toEqual([name, true]);
});

test('an operation needs its scope, and a refusal is in the audit log (api-1)', { timeout: 120_000 }, async () => {
  const api = await testApi();
  const scoped = operations.filter(({ scope }) => scope !== null);
  for (const operation of scoped) {
    const others = keyScopes.filter((scope) => scope !== operation.scope);
    const key = await makeKey(api.shop, others);
    const path = operation.path.replaceAll(/\{\w+\}/g, '1000016');
    const response = await api.send(operation.method.toUpperCase(), path, {
      headers: { authorization: `Bearer ${key}` },
      ...(operation.body && { body: {} }),
    });
    expect([operation.name, response.status]).toEqual([operation.name, 403]);
    await expectDocumented(operation, response, operation.name);
  }
  const { rows } = await api.shop.db.query(
    "select subject_id, action from audit_entry where outcome = 'refused' order by id",
  );
  expect(rows).toEqual(scoped.map(({ name, scope }) => ({ subject_id: name, action: scope })));
});

test('an expired or revoked key opens no operation, and each attempt is in the security log (api-1)', {
  timeout: 120_000,
}, async () => {
  const { log, events } = readLog();
  const api = await testApi(await testShop({}, { log }));
  const { shop, clock } = api;
  const make = async (expiresAt: Date | null) => {
    const made = await shop.keys.create(byCommand, { name: 'ERP', scopes: [...keyScopes], expiresAt });
    if (!made.ok) throw new Error(made.reason);
    return made.value;
  };
  const expired = await make(new Date(clock.now.getTime() + 86_400_000));
  const revoked = await make(null);
  await shop.keys.revoke(byCommand, revoked.id);
  clock.now = new Date(clock.now.getTime() + 2 * 86_400_000);
  const guarded = operations.filter(({ scope }) => scope !== null);
  for (const operation of guarded)
    for (const { key } of [expired, revoked]) {
      // each from an address of its own: wrong keys are limited
      api.renew();
      const path = operation.path.replaceAll(/\{\w+\}/g, '1000016');
      const headers = { authorization: `Bearer ${key}` };
      const response = await api.send(operation.method.toUpperCase(), path, { headers });
      expect([operation.name, response.status]).toEqual([operation.name, 401]);
    }
  const refusals = events().filter(({ event }) => event === 'key-refused');
  expect(refusals.map(({ because }) => because)).toEqual(guarded.flatMap(() => ['expired', 'revoked']));
});
