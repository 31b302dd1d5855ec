import { expect, test } from 'vitest';
import type { Proof } from '#domain/staff/actor.ts';
import { adminRows } from './admin-rows.ts';
import { adminShop } from './admin-shop.ts';

const LONG_MS = 240_000;

/** `npm test` gives each field one of these in turn: the first ones, which databases reject; `test:thorough` every one. */
const isThorough = process.env.THOROUGH === '1';
/** What no id, day, number or text should be. */
const HOSTILE = [
  '\u0000',
  '2147483648',
  '00000000-0000-4000-8000-000000000000',
  '',
  "'; drop table staff; --",
  '-1',
  '1e309',
  '99999999999999999999',
  '2026-02-30',
  '9999999-01-01',
  '%',
  'constructor',
  '__proto__',
  '💥'.repeat(3000),
];

/** Forms beside those of the access table: all fields of each action. */
const MORE: Record<string, Record<string, string>[]> = {
  '/asetukset/:section?': [{ 'base.name': 'x', 'f.name': 'x', intent: 'preview', 'cell.benefits.0.0': 'store' }],
  '/asetukset/:section/esikatselu': [{ 'base.subject.fi': 'x', 'f.subject.fi': 'x' }],
  '/nakymat': [{ remove: 'x' }, { list: 'orders', name: 'x', query: 'a=1', shared: 'on' }],
  '/tilaukset': [
    { intent: 'mine', number: '1' },
    { intent: 'tag', number: '1', tag: 'x' },
    { intent: 'assign', number: '1', assignee: 'x', whole: '1' },
    { intent: 'reassign', undo: '1', orders: '1:x', seen: 'x' },
  ],
  '/tilaukset/:number': [
    { intent: 'assign', assignee: 'x', seen: 'x', undo: '1' },
    { intent: 'expect', position: '0', day: '2026-12-01' },
    { intent: 'tracking', parcel: '1', tracking: 'JJFI1' },
    { intent: 'resend', mail: 'x', key: 'x', redirect: '1' },
    { intent: 'ship', status: 'paid', 'pieces.0': '1', tracking: 'x', carrier: 'posti' },
    { intent: 'refund', 'pieces.0': '1', cents: '1', shipping: '1', reason: 'x', key: 'x', seen: '0' },
    { intent: 'edit', version: '1', 'base.store': 'oulu', store: 'ranua' },
    { intent: 'note', body: 'x', key: 'x' },
    { intent: 'tag', add: 'x', remove: 'x' },
    { intent: 'by-hand' },
    { intent: 'cancel', reason: 'x' },
  ],
  '/tarjoukset/:number': [
    { intent: 'assign', assignee: 'x' },
    { intent: 'say', said: 'x', key: 'x' },
    { intent: 'withdraw', why: 'x' },
    { intent: 'template', template: 'x' },
    {
      intent: 'send',
      sku: 'A',
      title: 'A',
      amount: '1',
      price: '10',
      validUntil: '2026-12-05',
      seenVersion: '1',
      key: 'x',
    },
    { intent: 'preview', sku: 'A', title: 'A', amount: '1', price: '10', validUntil: '2026-12-05', method: '302' },
  ],
  '/tarjoukset/:number/tarjous.pdf': [{ reply: '{}' }],
  '/palautukset/:id': [
    { intent: 'match', order: '1' },
    { intent: 'assign', assignee: 'x' },
    { intent: 'mail-label', key: 'x' },
    { intent: 'goods_in', 'piece-0': '1', seenVersion: '1' },
    { intent: 'paid_back', refund: 'x', seenVersion: '1' },
    { intent: 'refuse', reason: 'x', seenVersion: '1' },
  ],
  '/haku': [
    { intent: 'save', saanto: 'uusi', laji: 'synonyms', sana: 'x', muut: 'y' },
    { intent: 'save', saanto: 'uusi', laji: 'pinned', sana: 'x', muut: 'y', kieli: 'fi' },
    { intent: 'remove', saanto: 'x', versio: '1' },
    { intent: 'judge', haku: 'x', kieli: 'fi', tuote: 'x', arvio: '3' },
  ],
  '/sivut/uusi': [{ kind: 'x', title: 'Hei', path: 'hei' }],
  '/sivut/kohdat': [{ 'version fi page x': '1', 'fill 0 fi page x': 'x', 'without 1 fi page x': '1' }],
  '/sivut/:kind/*': [
    {
      'version.fi': '0',
      'f.fi/head/title': 'Hei',
      'f.fi/blocks': 'a',
      'f.fi/block/a/kind': 'questions',
      'f.fi/block/a/question': 'x',
      'f.fi/block/a/answer': 'x',
      do: 'add fi hours',
    },
    { intent: 'preview', 'version.en': '1', 'f.en/head/title': 'x', day: '2026-12-01', token: 'x' },
    { intent: 'translate', locale: 'fi' },
    { intent: 'restore', locale: 'x', version: '1' },
  ],
  '/viestit/pohjat': [
    { intent: 'save', id: 'x', name: 'x', body: 'x', kind: 'quote', locale: 'fi' },
    { intent: 'remove', id: 'x' },
  ],
  '/viestit/:number': [
    { intent: 'assign', assignee: 'x' },
    { intent: 'order', order: 'x' },
    { intent: 'template', template: 'x' },
    { intent: 'answer', body: 'x', key: 'x', seenVersion: '1' },
  ],
  '/asiakkaat/:id': [{ note: 'x', version: '1', body: 'x' }, { body: 'x', key: 'x' }, { intent: 'export' }],
  '/oma': [
    { intent: 'end-session', id: 'x' },
    { intent: 'remove-passkey', id: 'x' },
    { intent: 'pin', pin: 'x' },
    { intent: 'app', password: 'x', sealed: 'x', code: '1' },
  ],
  '/henkilokunta': [
    { intent: 'remove-tablet', id: 'x' },
    { intent: 'end-session', id: 'x' },
    { intent: 'enrol', store: 'oulu', name: 'x' },
    {
      intent: 'invite',
      name: 'x',
      email: 'x@tieva.example',
      role: 'sales',
      refund: '1',
      refundDay: '1',
      stores: 'oulu',
    },
  ],
  '/kampanjat': [{ code: 'HOSTILE-1', fi: 'x', en: 'x' }],
  '/kampanjat/:code': [
    {
      version: '1',
      'base.name.fi': 'Kampanja',
      'f.name.fi': 'x',
      'base.rules': 'r1',
      do: 'up r1',
      remove: 'r1',
      'base.works': 'code',
      'f.works': 'automatic',
      'base.priority': '100',
      'f.priority': '1',
      'base.from': '',
      'd.from': '2026-12-01',
      'h.from': '10:00',
      'base.useLimit': '',
      'f.useLimit': '1',
      'base.rule/new/effect': '',
      'e.new.kind': 'gift',
      'e.new.gift': 'x',
      'e.new.giftPieces': '1',
      'base.rule/r1/sku': '',
      'f.rule/r1/sku': 'x',
      'base.rule/r1/more': '',
      'f.rule/r1/more': '[]',
      'base.rule/r1/category': '',
      'a.rule/r1/category': 'x',
      'base.rule/r1/value': '',
      'f.rule/r1/value': '1',
    },
    { intent: 'try', 'try.sku': 'x', 'try.amount': '1', 'try.at': '2026-12-01T10:00', 'try.signedIn': '1' },
    { intent: 'duplicate', code: 'x' },
    { intent: 'codes', count: '1', prefix: 'A' },
    { intent: 'void', batch: '1' },
    ...['start', 'end', 'withdraw', 'remove'].map((intent) => ({ intent, version: '1' })),
  ],
  '/portaat': [{ id: 'x', type: 'amount', from: '1', campaign: 'x' }],
  '/portaat/:id': [
    {
      'base.goods.fi': '',
      'f.goods.fi': 'x',
      'base.filter': '',
      'f.filter': 'x',
      'base.type': 'amount',
      'f.type': 'cart_value',
      'base.from': '',
      'd.from': '2026-12-01',
      'h.from': '10:00',
      'base.tiers': 'A',
      'add.code': 'B',
      'add.from': '1',
      remove: 'A',
    },
    { intent: 'end' },
  ],
  '/henkilokunta/:id': [
    { intent: 'assign', version: '1', role: 'sales', refund: '1', refundDay: '1', stores: 'oulu' },
    { intent: 'end-session', id: 'x' },
  ],
  '/ohjelmat': [
    { intent: 'create', name: 'x', scopes: 'orders:read', days: '90' },
    { intent: 'revoke', id: 'x' },
    { intent: 'add-webhook', name: 'x', url: 'https://erp.example/', kinds: 'order.paid' },
  ],
  '/ohjelmat/:id': [
    { intent: 'change', name: 'x', url: 'https://erp.example/', kinds: 'order.paid', version: '1' },
    { intent: 'again', delivery: 'x' },
  ],
  '/hyvaksynnat': [
    { intent: 'approve', id: 'x' },
    { intent: 'refuse', id: 'x' },
  ],
  '/vahvistus': [
    { intent: 'start', permission: 'refunds.create', subject: '1', cents: '1' },
    { intent: 'demo', permission: 'refunds.create', subject: '1', cents: '1' },
    { intent: 'totp', permission: 'refunds.create', subject: '1', cents: '1', code: '1' },
    { intent: 'passkey', permission: 'refunds.create', subject: '1', answer: '{}' },
  ],
  '/pakkaus/:number': [
    { intent: 'scan', code: 'x' },
    { intent: 'count', position: '0', from: '0', to: '1' },
    { intent: 'missing', position: '0', amount: '1' },
    { intent: 'send', idempotencyKey: 'x', trackingCode: 'x', weight: '1', 'pieces.0': '1' },
  ],
  '/luovutus': [{ number: 'x', code: 'x' }],
  '/nakyma': [{ theme: 'dark', density: 'x', store: 'x', back: '/' }],
};

/** Gives each field its hostile values. */
function createTurns() {
  let turn = 0;
  return () => (isThorough ? HOSTILE : [HOSTILE[turn++ % 3] ?? '']);
}

/** Each form once with each field replaced by each of its hostile values. */
const withHostile = (valuesOf: () => string[]) => (fields: Record<string, string>) =>
  Object.keys(fields)
    .filter((name) => name !== 'intent')
    .flatMap((name) => valuesOf().map((value) => ({ name, value, fields: { ...fields, [name]: value } })));

async function walked() {
  const admin = await adminShop();
  const { shop, owner } = admin;
  let confirmed = 0;
  /** Sends a form; when it needs a fresh factor, again with one. */
  async function post(path: string, fields: Record<string, string>): Promise<number> {
    const answer = await admin.send('owner', path, fields);
    if (answer.status !== 403) return answer.status;
    const { refused } = JSON.parse(
      /"refused":\{.*?\}/
        .exec(await answer.text())?.[0]
        .replace(/^/, '{')
        .concat('}') ?? '{}',
    );
    if (refused?.reason !== 'proof') return answer.status;
    const proof: Proof = { permission: refused.permission, subject: refused.subject ?? '', cents: refused.cents };
    const proved = await shop.staff.proveInDemo(owner, proof);
    if (!proved.ok) return answer.status;
    confirmed += 1;
    return (await admin.send('owner', `${path}?proof=${proved.value.proof}`, fields)).status;
  }
  return { admin, post, confirmed: () => confirmed };
}

test('no field of a form, however hostile, is an internal error', { timeout: LONG_MS }, async () => {
  const { admin, post, confirmed } = await walked();
  const failed: string[] = [];
  const withValues = withHostile(createTurns());
  for (const [pattern, row] of Object.entries(adminRows)) {
    const forms = [...Object.values(row.forms ?? {}).map(({ fields }) => fields), ...(MORE[pattern] ?? [])];
    if (pattern.startsWith('/kirjaudu')) continue;
    const path = await row.path(admin);
    for (const { name, value, fields } of forms.flatMap(withValues)) {
      const status = await post(path, fields);
      if (status >= 500) failed.push([pattern, fields.intent, name, JSON.stringify(value.slice(0, 40))].join(' '));
    }
  }
  expect(failed).toEqual([]);
  // the services behind fresh factors were asked too
  expect(confirmed()).toBeGreaterThan(isThorough ? 50 : 5);
});

/** Queries of lists and panels; a page ignores those that are not its own. */
const NAMES = [
  'q',
  'after',
  'open',
  'peek',
  'view',
  'store',
  'person',
  'from',
  'to',
  'min',
  'nakyma',
  'subject',
  'before',
  'tilaus',
  'sort',
  'mention',
  'expected',
  'order',
];
const REFUND = ['pieces.0', 'cents', 'key'];

test('no id or query of an address, however hostile, is an internal error', { timeout: LONG_MS }, async () => {
  const { admin } = await walked();
  const failed: string[] = [];
  for (const [pattern, row] of Object.entries(adminRows)) {
    const path = (await row.path(admin)).split('?')[0] ?? '';
    const isOfOrders = /^\/tilaukset(\/:number)?$/.test(pattern);
    const names = isOfOrders || pattern === '/loki' ? NAMES : [];
    for (const hostile of isThorough ? HOSTILE : HOSTILE.slice(0, 3)) {
      const value = hostile.slice(0, 300);
      const query = new URLSearchParams([...NAMES, ...REFUND].map((name) => [name, value]));
      const addresses = [
        `${path}?${query}`,
        ...names.map((name) => `${path}?${new URLSearchParams({ [name]: value })}`),
        ...(isOfOrders ? REFUND : []).map(
          (name) => `${path}?${new URLSearchParams({ panel: 'refund', [name]: value })}`,
        ),
        ...(/:\w+/.test(pattern) && value ? [pattern.replace(/:\w+/, encodeURIComponent(value))] : []),
      ];
      for (const address of addresses) {
        const { status } = await admin.send('owner', address);
        if (status >= 500) failed.push(`${address.slice(0, 160)} ${status}`);
      }
    }
  }
  expect(failed).toEqual([]);
});
