import { expect, test } from 'vitest';
import { hash } from '#backend/platform/passwords/passwords.ts';
import { liveEnv } from '#test/live-env.ts';
import { testShop } from '#test/test-shop.ts';
import { insertAccount } from './queries.ts';
import { visitorFrom } from './test-auth.ts';

test('anyone can sign in as the demo customer', async () => {
  const { shop } = await testShop();
  await shop.auth.ensureDemoCustomer();
  await shop.auth.ensureDemoCustomer();
  const login = shop.auth.demoCustomer;
  if (!login) throw new Error('a demo offers it');
  const signedIn = await shop.auth.signIn(login, visitorFrom());
  expect(signedIn).toMatchObject({ ok: true, value: { visitor: { isVerified: true, email: login.email } } });
});

test('a changed password works until the next start of the demo', async () => {
  const { shop } = await testShop();
  await shop.auth.ensureDemoCustomer();
  const login = shop.auth.demoCustomer;
  if (!login) throw new Error('a demo offers it');
  await shop.db.query("update auth_account set password = null where provider_id = 'credential'");
  expect(await shop.auth.signIn(login, visitorFrom())).toMatchObject({ ok: false });
  await shop.auth.ensureDemoCustomer();
  expect(await shop.auth.signIn(login, visitorFrom())).toMatchObject({ ok: true });
});

test('the demo mark stays with the account when address, names or password change', async () => {
  const { shop } = await testShop();
  expect(await shop.auth.hasDemoAccount()).toBe(false);
  await shop.auth.ensureDemoCustomer();
  expect(await shop.auth.hasDemoAccount()).toBe(true);
  await shop.db.query("update auth_user set email = 'aino@muualla.test', firstname = 'Eino', lastname = ''");
  await shop.db.query("update auth_account set password = 'x'");
  expect(await shop.auth.hasDemoAccount()).toBe(true);
});

test('marks a demo account from before the mark existed', async () => {
  const { shop } = await testShop();
  await shop.auth.ensureDemoCustomer();
  await shop.db.query("update auth_user set is_demo = false, firstname = 'Eino'");
  await shop.auth.ensureDemoCustomer();
  expect(await shop.auth.hasDemoAccount()).toBe(true);
});

test('a live shop rejects the demo password for every account like any wrong password', async () => {
  const { shop } = await testShop(liveEnv);
  const stored = await hash('pohjoisen esittelytili');
  const person = { firstname: 'Aino', lastname: 'Aalto', locale: 'fi', isVerified: true, password: stored } as const;
  await insertAccount(shop.db.kysely, { ...person, email: 'aino@kauppa.test' });
  const signIn = (password: string) => shop.auth.signIn({ email: 'aino@kauppa.test', password }, visitorFrom());
  const wrong = await signIn('jokin muu salasana');
  expect(wrong).toMatchObject({ ok: false, reason: 'wrong' });
  expect(await signIn('pohjoisen esittelytili')).toEqual(wrong);
  expect(await signIn('\uff50ohjoisen esittelytili')).toEqual(wrong);
});
