import { expect, test } from 'vitest';
import { makeCustomer } from '#test/make-customer.ts';
import { providerVisit, somebody } from '#test/provider-visit.ts';
import { type TestShop, testShop } from '#test/test-shop.ts';
import { mailTo, success, visitorFrom } from '../test-auth.ts';

const MAIJA = 'maija@posti.example';
const at = (answer: Response) => answer.headers.get('location');
const visitorOf = ({ shop }: TestShop, cookie: string) => shop.auth.visitor(new Headers({ cookie }));

async function signInMethodsOf({ shop }: TestShop) {
  return shop.db.kysely
    .selectFrom('auth_user as u')
    .leftJoin('auth_account as a', 'a.user_id', 'u.id')
    .select(['u.email_verified', 'a.provider_id', 'a.access_token', 'a.refresh_token', 'a.id_token'])
    .where('u.email', '=', MAIJA)
    .orderBy('a.provider_id')
    .execute();
}

/** The owner of the address signs in by mail. */
async function byMail({ shop }: TestShop) {
  const maija = visitorFrom();
  await shop.auth.requestLink({ email: MAIJA, locale: 'fi' }, maija);
  const { token } = await mailTo(shop, MAIJA, 'account-link');
  return success(await shop.auth.signInByToken(token, maija));
}

test('a verified customer can sign in by a provider that has verified the same address', async () => {
  const made = await testShop();
  const customer = await makeCustomer(made.shop, { email: MAIJA });
  const visit = providerVisit(made);
  await visit.signIn('google', somebody('Maija@posti.example'));
  expect((await visitorOf(made, visit.jar.header()))?.userId).toBe(customer.userId);
  expect(await signInMethodsOf(made)).toMatchObject([
    { provider_id: 'credential' },
    { provider_id: 'google', access_token: null, refresh_token: null, id_token: null },
  ]);
  expect(await visitorOf(made, customer.cookie)).not.toBeNull();
});

test.each([
  ['an unverified local account', false, true],
  ['an address the provider has not verified', true, false],
  ['neither verified', false, false],
])('does not link %s', async (_what, isLocalVerified, isTheirsVerified) => {
  const made = await testShop();
  await makeCustomer(made.shop, { email: MAIJA, isVerified: isLocalVerified });
  const visit = providerVisit(made);
  const intent = { next: '/kassa', wish: 'KL-1', locale: 'en' } as const;
  const answer = await visit.signIn('google', somebody(MAIJA, isTheirsVerified), intent);
  expect(at(answer)).toBe('/en/kirjaudu?next=%2Fkassa&toive=KL-1&virhe=ei-liitetty');
  expect(visit.jar.has('tieva.session_token')).toBe(false);
  expect(visit.jar.has('signed_in')).toBe(false);
  expect(await signInMethodsOf(made)).toMatchObject([{ provider_id: 'credential', email_verified: isLocalVerified }]);
});

test("an account created by a stranger with a password is not linked to the owner's provider", async () => {
  const made = await testShop();
  const thief = await makeCustomer(made.shop, { email: MAIJA, isVerified: false });
  const visit = providerVisit(made);
  await visit.signIn('google', somebody(MAIJA));
  const { visitor } = await byMail(made);
  expect(await visitorOf(made, thief.cookie)).toBeNull();
  // the owner has proven the address, so her provider is linked
  await visit.signIn('google', somebody(MAIJA));
  expect((await visitorOf(made, visit.jar.header()))?.userId).toBe(visitor.userId);
  expect((await signInMethodsOf(made)).map((way) => way.provider_id)).toEqual(['google']);
});

test('a stranger who linked a provider to the address before its owner cannot sign in again', async () => {
  const made = await testShop();
  const thief = providerVisit(made);
  await thief.signIn('facebook', somebody(MAIJA, false));
  const cookie = thief.jar.header();
  expect(await visitorOf(made, cookie)).toMatchObject({ email: MAIJA, isVerified: false });
  await byMail(made);
  expect(await visitorOf(made, cookie)).toBeNull();
  const again = providerVisit(made);
  expect(at(await again.signIn('facebook', somebody(MAIJA, false)))).toBe('/kirjaudu?virhe=ei-liitetty');
});

test('a provider account stays with its customer when another one has its address', async () => {
  const made = await testShop();
  const first = providerVisit(made);
  await first.signIn('google', somebody(MAIJA));
  const owner = await visitorOf(made, first.jar.header());
  await made.shop.db.kysely.updateTable('auth_user').set({ email: 'uusi@posti.example' }).execute();
  await makeCustomer(made.shop, { email: MAIJA });
  const second = providerVisit(made);
  await second.signIn('google', somebody(MAIJA));
  expect((await visitorOf(made, second.jar.header()))?.userId).toBe(owner?.userId);
});
