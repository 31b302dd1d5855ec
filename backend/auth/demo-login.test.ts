import { expect, test } from 'vitest';
import { testShop } from '#test/test-shop.ts';
import { visitorFrom } from './test-auth.ts';

test('everybody may be the customer of a demo', async () => {
  const { shop } = await testShop();
  expect(await shop.auth.hasDemoLogin()).toBe(false);
  await shop.auth.ensureDemoLogin();
  await shop.auth.ensureDemoLogin();
  expect(await shop.auth.hasDemoLogin()).toBe(true);
  const login = shop.auth.demoLogin;
  if (!login) throw new Error('a demo offers it');
  const signedIn = await shop.auth.signIn(login, visitorFrom());
  expect(signedIn).toMatchObject({ ok: true, value: { visitor: { isVerified: true, email: login.email } } });
});

test('another password makes it nobody else’s, until the demo starts again', async () => {
  const { shop } = await testShop();
  await shop.auth.ensureDemoLogin();
  await shop.db.query("update auth_account set password = null where provider_id = 'credential'");
  expect(await shop.auth.hasDemoLogin()).toBe(false);
  await shop.auth.ensureDemoLogin();
  expect(await shop.auth.hasDemoLogin()).toBe(true);
});
