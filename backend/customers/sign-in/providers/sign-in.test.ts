import { describe, expect, test } from 'vitest';
import { ownCookies } from '#backend/platform/http-kit/origin/cookie-names.ts';
import { orderShop } from '#backend/sales/orders/test-orders.ts';
import { providerVisit } from '#test/provider-visit.ts';
import { testShop } from '#test/test-shop.ts';

const providers = ['google', 'apple', 'facebook', 'microsoft'] as const;
const at = (answer: Response) => answer.headers.get('location');

async function accountsOf(shop: Awaited<ReturnType<typeof testShop>>['shop'], email: string) {
  return shop.db.kysely
    .selectFrom('auth_user as u')
    .innerJoin('auth_account as a', 'a.user_id', 'u.id')
    .selectAll('u')
    .select(['a.provider_id', 'a.access_token', 'a.refresh_token', 'a.id_token'])
    .where('u.email', '=', email)
    .orderBy('a.provider_id')
    .execute();
}

describe('a new customer', () => {
  test.each(providers)('is created by %s with names, language and a verified address (sign-in-1)', async (provider) => {
    const made = await testShop();
    const visit = providerVisit(made);
    const answer = await visit.signIn(provider, { person: 'aino' }, { next: '/kassa', wish: null, locale: 'en' });
    expect(answer.status).toBe(303);
    expect(at(answer)).toBe('/kassa');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const visitor = await made.shop.auth.visitor(new Headers({ cookie: visit.jar.header() }));
    expect(visitor).toMatchObject({
      email: 'aino.koivu@posti.example',
      isVerified: true,
      firstname: 'Aino',
      lastname: 'Koivu',
      locale: 'en',
    });
    const [row] = await accountsOf(made.shop, 'aino.koivu@posti.example');
    expect(row).toMatchObject({ provider_id: provider, register_email: 'aino.koivu@posti.example', image: null });
    expect([row?.access_token, row?.refresh_token, row?.id_token]).toEqual([null, null, null]);
  });

  test('gets the session cookies and goes to the account by default', async () => {
    const made = await testShop();
    const answer = await providerVisit(made).signIn('google', { person: 'aino' });
    expect(at(answer)).toBe('/oma-tili/yhteenveto');
    const cookies = answer.headers.getSetCookie();
    expect(cookies.find((cookie) => cookie.startsWith('signed_in=1'))).toMatch(/Path=\/; SameSite=Lax/);
    expect(cookies.find((cookie) => cookie.startsWith('tieva.session_token='))).toMatch(/HttpOnly/);
  });

  test('with an address that the provider has not verified is signed in and gets a verification mail', async () => {
    const made = await testShop();
    const visit = providerVisit(made);
    await visit.signIn('facebook', { person: 'eero' });
    const visitor = await made.shop.auth.visitor(new Headers({ cookie: visit.jar.header() }));
    expect(visitor).toMatchObject({ email: 'eero.haapa@posti.example', isVerified: false });
    await visit.signIn('facebook', { person: 'eero' });
    const mails = await made.shop.db.kysely.selectFrom('outbox_mail').select(['kind', 'recipient']).execute();
    expect(mails).toEqual([{ kind: 'account-verify', recipient: 'eero.haapa@posti.example' }]);
  });

  test('with a verified address gets the guest orders of that address', async () => {
    const made = await testShop();
    const told: string[] = [];
    made.shop.auth.onVerified(async (_userId, email) => void told.push(email));
    await providerVisit(made).signIn('google', { person: 'aino' });
    await providerVisit(made).signIn('facebook', { person: 'eero' });
    expect(told).toEqual(['aino.koivu@posti.example']);
  });

  test('gets the item wished before signing in on the wish list', async () => {
    const made = await orderShop([{ sku: 'KYPÄRÄ', price: 19900 }]);
    const visit = providerVisit(made);
    const answer = await visit.signIn('apple', { person: 'aino' }, { next: null, wish: 'KYPÄRÄ', locale: 'en' });
    expect(at(answer)).toBe('/en/oma-tili/toivelistat');
    const visitor = await made.shop.auth.visitor(new Headers({ cookie: visit.jar.header() }));
    const lists = await made.shop.wishLists.list({ userId: visitor?.userId ?? '', locale: 'en' });
    expect(lists).toMatchObject([{ items: [{ sku: 'KYPÄRÄ' }] }]);
  });

  test('is recognised the next time', async () => {
    const made = await testShop();
    await providerVisit(made).signIn('microsoft', { person: 'aino' });
    await providerVisit(made).signIn('microsoft', { person: 'aino' });
    expect(await accountsOf(made.shop, 'aino.koivu@posti.example')).toHaveLength(1);
  });

  test('gets secure cookies only behind https', async () => {
    const made = await testShop({ COOKIE_SECURE: '1' });
    const visit = providerVisit(made);
    const answer = await visit.signIn('apple', { person: 'aino' });
    expect(at(answer)).toBe('/oma-tili/yhteenveto');
    const set = answer.headers.getSetCookie().filter((cookie) => !/max-age=0/i.test(cookie));
    const names = ['__Host-tieva.session_token', '__Host-signed_in', '__Host-tieva.device'];
    expect(set.map((cookie) => cookie.split('=')[0])).toEqual(names);
    for (const cookie of set) expect(cookie).toMatch(/; Secure/i);
    expect(await made.shop.auth.visitor(new Headers({ cookie: ownCookies(visit.jar.header()) }))).not.toBeNull();
  });
});

describe('a customer already signed in in the browser', () => {
  const asking = (cookie: string) => new Headers({ cookie });

  test.each([
    ['the same customer', 'aino'],
    ['somebody else', 'eero'],
  ] as const)('is signed out when %s signs in by a provider; other devices stay signed in', async (_who, person) => {
    const made = await testShop();
    const elsewhere = providerVisit(made);
    await elsewhere.signIn('google', { person: 'aino' });
    const visit = providerVisit(made);
    await visit.signIn('google', { person: 'aino' });
    const before = visit.jar.header();
    expect(await made.shop.auth.visitor(asking(before))).not.toBeNull();
    await visit.signIn('google', { person });
    expect(await made.shop.auth.visitor(asking(before))).toBeNull();
    expect((await made.shop.auth.visitor(asking(visit.jar.header())))?.email).toContain(person);
    expect(await made.shop.auth.visitor(asking(elsewhere.jar.header()))).not.toBeNull();
  });

  test('stays signed in when the sign-in fails', async () => {
    const made = await testShop();
    const visit = providerVisit(made);
    await visit.signIn('google', { person: 'aino' });
    const before = visit.jar.header();
    await visit.signIn('google', { person: 'eero', behaviour: 'signature' });
    expect(await made.shop.auth.visitor(asking(before))).not.toBeNull();
  });
});
