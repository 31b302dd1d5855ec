import { expect, test } from 'vitest';
import { readLog } from '#backend/platform/logs/security/test-log.ts';
import { makeCustomer, signInAs } from '#test/make-customer.ts';
import { testShop } from '#test/test-shop.ts';
import { onShop, typed } from '../test-program.ts';

test('ends all sessions of one customer, or of everybody', async () => {
  const { log, events } = readLog();
  const { shop } = await testShop({}, { log });
  const [aino, eero] = [await makeCustomer(shop), await makeCustomer(shop)];
  const phone = await signInAs(shop, aino.userId);
  const isSignedIn = async ({ cookie }: { cookie: string }) =>
    (await shop.auth.visitor(new Headers({ cookie }))) !== null;
  const ended = await onShop(shop, `sessions end --customer ${aino.email.toUpperCase()}`);
  expect(ended.text.trim()).toBe('2 sessions ended.');
  expect([await isSignedIn(aino), await isSignedIn(phone), await isSignedIn(eero)]).toEqual([false, false, true]);
  expect((await onShop(shop, 'sessions end --all')).text.trim()).toBe('One session ended.');
  expect(await isSignedIn(eero)).toBe(false);
  expect(events()).toMatchObject([
    { event: 'session-ended', customer: aino.userId, because: 'shopkeeper', count: 2 },
    { event: 'session-ended', customer: null, because: 'shopkeeper', count: 1 },
  ]);
});

test('refuses unknown and invalid addresses, and neither or both options', async () => {
  const { shop } = await testShop();
  expect((await onShop(shop, 'sessions end --customer ei.ole@example.fi')).failed).toContain('No account');
  expect((await onShop(shop, 'sessions end --customer kissa')).failed).toContain('no e-mail address');
  for (const line of ['sessions end', 'sessions end --all --customer a@example.fi']) {
    const { asked, told } = await typed(line);
    expect([asked, told]).toEqual([[], expect.stringMatching(/--customer/)]);
  }
});
