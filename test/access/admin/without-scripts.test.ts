import { expect, test } from 'vitest';
import { ADMIN_ORIGIN, adminShop } from './admin-shop.ts';

const DOCUMENT = { accept: 'text/html,application/xhtml+xml' };

/** A form of a gift card of 50 €, sent as a browser without scripts does. */
async function adjusting() {
  const admin = await adminShop();
  const id = await admin.things.giftCard();
  const path = `/lahjakortit/${id}`;
  const fields = { intent: 'adjust', sum: '12,50', reason: 'Hyvitys & "lahja"', key: 'lomake', seenOpenAmount: '5000' };
  const balance = async () => (await admin.shop.giftCards.staff.byId(admin.owner, id))?.openAmount;
  const post = (to: string, form: Record<string, string>) => admin.send('owner', to, form, DOCUMENT);
  return { ...admin, id, path, fields, balance, post };
}

/** The page that asks to confirm, as it is in the data of a document. */
async function asked(response: Response) {
  const { errors, actionData } = await response.json();
  const [found] = [
    ...Object.values(errors ?? {}).map((error) => (error as { data: unknown }).data),
    ...Object.values(actionData ?? {}),
  ];
  return found as { repeat: { to: string; fields: [string, string][] }; start: { ways: string[] } };
}

test('a form without scripts is confirmed on a page and sent again with everything typed (staff-6)', async () => {
  const { id, path, fields, balance, post } = await adjusting();
  const refused = await post(path, fields);
  expect(refused.status).toBe(403);
  const { repeat, start } = await asked(refused);
  expect(repeat).toEqual({ to: path, fields: Object.entries(fields), hasFiles: false });
  expect(start.ways).toEqual(['demo']);
  expect(await balance()).toBe(5000);

  const own = {
    to: repeat.to,
    permission: 'gift-cards.adjust',
    subject: id,
    cents: '1250',
    reason: 'proof',
    way: 'demo',
  };
  const confirmation = Object.fromEntries(Object.entries(own).map(([name, value]) => [`step-up.${name}`, value]));
  const again = await post('/vahvistus/lomake', { ...Object.fromEntries(repeat.fields), ...confirmation });
  expect(again.status).toBe(307);
  const to = new URL(again.headers.get('location') ?? '', ADMIN_ORIGIN);
  expect([to.origin, to.pathname]).toEqual([ADMIN_ORIGIN, path]);
  expect((await post(to.pathname + to.search, { ...fields, ...confirmation })).headers.get('location')).toContain(
    'tehty=adjust',
  );
  expect(await balance()).toBe(6250);
  // the proof was for this sum, once
  expect((await post(to.pathname + to.search, { ...fields, key: 'toinen', seenOpenAmount: '6250' })).status).toBe(403);
  expect(await balance()).toBe(6250);
});

test('a confirmation leads to no other site, and a wrong code to the same page', async () => {
  const { id, fields, balance, post } = await adjusting();
  const own = {
    'step-up.permission': 'gift-cards.adjust',
    'step-up.subject': id,
    'step-up.cents': '1250',
    'step-up.way': 'demo',
  };
  for (const to of ['//evil.example/x', 'https://evil.example', '/\\evil.example'])
    expect((await post('/vahvistus/lomake', { ...fields, ...own, 'step-up.to': to })).headers.get('location')).toMatch(
      /^\/\?proof=/,
    );
  const wrong = await post('/vahvistus/lomake', {
    ...fields,
    ...own,
    'step-up.way': 'totp',
    'step-up.code': '000000',
    'step-up.to': '/x',
  });
  expect(wrong.status).toBe(200);
  expect(JSON.stringify(await wrong.json())).toContain('"problem":"wrong"');
  expect(await balance()).toBe(5000);
});

test('an action of a script is answered with data for its dialog', async () => {
  const { path, fields, send } = await adjusting();
  const response = await send('owner', path, fields);
  expect(response.status).toBe(403);
  expect(JSON.stringify(await response.json())).not.toContain('repeat');
});
