import type { EntryContext } from 'react-router';
import { createAdminApp } from '#backend/entrypoints/http/admin-app.ts';
import { putCampaign, putCartRule } from '#backend/sales/campaigns/test-campaigns.ts';
import { staffRoles } from '#domain/staff/permissions.ts';
import adminRoutes from '#web/admin/routes.ts';
import { makeCustomer } from '../../make-customer.ts';
import { makeOrders } from '../../make-orders.ts';
import { makeCategory, makeProduct } from '../../make-products.ts';
import { staffActor, staffCookie } from '../../staff.ts';
import { testShop } from '../../test-shop.ts';
import { bareBuild } from '../bare-build.ts';
import { routesOf } from '../page-build.ts';

/** In the order of the tables' columns; `suspended` was a manager, `customer` has a session of the shop. */
export const callers = [...staffRoles, 'suspended', 'customer', 'nobody'] as const;
export type Caller = (typeof callers)[number];

export const ADMIN_ORIGIN = 'http://localhost:3001';
const ADMIN = new URL('../../../web/admin/', import.meta.url);

/** Words that stand nowhere but in the contacts of an order. */
export const markers = ['Merkkinimi', '+358409990001', 'merkki@posti.example', 'Merkkikatu 77'];

/** All that a document would show or hand to the browser. */
const shownOf = ({ loaderData, actionData, errors }: EntryContext['staticHandlerContext']) => ({
  loaderData,
  actionData,
  errors,
});

/** The admin with its real loaders, actions and middleware; a document is the data that it would show. */
export async function adminShop() {
  const made = await testShop();
  const { shop } = made;
  const { routes, pages } = await routesOf(ADMIN, adminRoutes);
  const contexts = await import(/* @vite-ignore */ new URL('base/context.ts', ADMIN).href);
  const { refusedAction, refusedData, refusedLoader } = await import(
    /* @vite-ignore */ new URL('base/refusal.ts', ADMIN).href
  );
  const document = (_: Request, status: number, headers: Headers, { staticHandlerContext }: EntryContext) =>
    new Response(JSON.stringify(shownOf(staticHandlerContext)), {
      status,
      headers,
    });
  const build = bareBuild(
    { ...contexts, refusedAction, refusedData, refusedLoader, default: document, handleError: () => {} },
    routes,
  );

  async function order({ store = 'oulu', status = 'paid' as const } = {}): Promise<string> {
    const [number = ''] = await makeOrders(shop.db, [{ status, email: 'merkki@posti.example', placedAt: shop.now() }]);
    await shop.db.query(
      `update customer_order set store_id = $2, paid_at = placed_at,
         contact = contact || '{"firstname": "Merkkinimi", "phone": "+358409990001", "email": "merkki@posti.example"}',
         delivery_address = delivery_address || '{"street": "Merkkikatu 77"}',
         billing_address = billing_address || '{"street": "Merkkikatu 77", "name": "Merkkinimi"}'
       where number = $1`,
      [number, store],
    );
    return number;
  }

  const contact = { firstname: 'Merkkinimi', lastname: 'x', email: 'merkki@posti.example', phone: '+358409990001' };
  const answer = {
    lines: [{ sku: 'A', title: `A, ${contact.firstname}`, variationName: '', amount: 1, unit: 5000, vatRate: 25.5 }],
    tradeIn: { title: contact.phone, credit: 100 },
    delivery: null,
    deliveryTime: contact.phone,
    words: `Hei ${contact.firstname}, ${contact.email}`,
  };
  const inserted = async (sql: string, values: unknown[]) =>
    String((await shop.db.query<{ id: string }>(sql, values)).rows[0]?.id);
  let lastRun: number | null = null;
  const things = {
    /** With a reply whose words name the customer. */
    quote: () =>
      inserted(
        `with asked as (
           insert into quote (number, secret, status, locale, idempotency_key, request_hash, email, contact, items, answer,
             valid_until, answered_at)
           values ('T-' || (1e8 + random() * 1e8)::int, gen_random_uuid()::text, 'answered', 'fi', gen_random_uuid()::text, '', $1,
             $2, '[{"sku": "A", "title": "A", "variationName": "", "slug": "a", "image": null, "amount": 1}]', $3, $4, $5)
           returning id, number, version, answer, valid_until, answered_at),
         replied as (
           insert into quote_reply (quote_id, version, answer, valid_until, at)
           select id, version, answer, valid_until, answered_at from asked)
         select number as id from asked`,
        [contact.email, JSON.stringify(contact), JSON.stringify(answer), new Date('2100-01-01'), shop.now()],
      ),
    message: (store = 'oulu') =>
      inserted(
        `insert into contact_message (number, idempotency_key, kind, locale, store_id, name, email, phone, message)
         values ('Y-' || (1e8 + random() * 1e8)::int, gen_random_uuid()::text, 'question', 'fi', $1, $2, $3, $4, 'Merkkikatu 77')
         returning number as id`,
        [store, contact.firstname, contact.email, contact.phone],
      ),
    async withdrawal(store = 'oulu') {
      const number = await order({ store });
      // one address sends them all
      await shop.db.query('delete from rate_bucket');
      const sent = await shop.withdrawals.receive(
        { name: contact.firstname, orderNumber: number, email: contact.email, message: 'Merkkikatu 77' },
        { by: { userId: null, secret: null }, locale: 'fi', client: { ip: '192.0.2.9' }, formKey: number },
      );
      if (!sent.ok) throw new Error(`no withdrawal: ${sent.reason}`);
      return inserted('select id from withdrawal where order_number = $1', [number]);
    },
    async sku() {
      const sku = crypto.randomUUID();
      await makeProduct(shop.db, { name: { fi: 'Tuote' }, variants: [{ sku }] });
      return sku;
    },
    async webhook() {
      const by = { kind: 'command', name: null } as const;
      const made = await shop.webhooks.endpoints.add(by, { name: 'ERP', url: 'https://erp.example/', kinds: null });
      return made.ok ? made.value.id : '';
    },
    /** One price one percent higher, checked. */
    async changeSet() {
      const sku = crypto.randomUUID();
      await makeCategory(shop.db, 'koe');
      await makeProduct(shop.db, { name: { fi: 'Tuote' }, categories: ['koe'], variants: [{ sku, price: 10_000 }] });
      const rule = { kind: 'price', change: { by: 'percent', percent: 1 }, rounding: null } as const;
      const by = { kind: 'command', name: null } as const;
      const made = await shop.changeSets.make(by, {
        title: 'Testi',
        source: 'rule',
        rule,
        selection: { by: 'skus', skus: [sku] },
      });
      if (!made.ok) throw new Error(made.reason);
      return made.value.id;
    },
    async supplier() {
      const number = crypto.randomUUID().slice(0, 8);
      const made = await shop.suppliers.create({ kind: 'command', name: null }, { number, name: 'Tukku' });
      return made.ok ? made.value.id : null;
    },
    /** A checked file with one row that cannot be imported; the last one as long as it is that. */
    async importRun() {
      const by = { kind: 'command', name: null } as const;
      if (lastRun !== null && (await shop.imports.one(by, lastRun))?.state === 'checked') return lastRun;
      const body = new FormData();
      body.set('file', new File(['sku;price\nEI;1\n'], 'hinnat.csv'));
      const request = new Request(ADMIN_ORIGIN, { method: 'POST', body });
      const received = await shop.imports.receive(by, request);
      lastRun = received.ok ? received.value.id : null;
      return lastRun;
    },
    /** Bought by the customer of an order. */
    /** A campaign at work, of a code that no other has. */
    async campaign() {
      const code = `KAMPANJA-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
      const rule = { conditions: [], effect: { kind: 'percentage' as const, percent: 10 } };
      await putCampaign(shop.db, { code, name: { fi: 'Kampanja' }, automatic: false, priority: 100, rules: [rule] });
      return code;
    },
    /** A draft of a newsletter that can be sent. */
    async letter() {
      const command = { kind: 'command', name: null } as const;
      const id = `kirje-${crypto.randomUUID().slice(0, 8)}`;
      await shop.newsletter.staff.add(command, id);
      const fields = [
        { field: 'fi.subject', base: '', mine: 'Aihe' },
        { field: 'fi.body', base: '', mine: 'Hei' },
      ];
      await shop.newsletter.staff.save(command, id, fields);
      return id;
    },
    async cartRule() {
      const id = `portaat-${crypto.randomUUID().slice(0, 8)}`;
      const common = { productSearchFilters: '', isLoginRequired: false, type: 'amount' as const };
      await putCartRule(shop.db, { id, ...common, priceTiers: [{ from: 2, campaignCode: await things.campaign() }] });
      return id;
    },
    async giftCard() {
      const card = await shop.giftCards.staff.make({ kind: 'command', name: null }, { cents: 5000, reason: 'x' });
      await shop.db.query(
        'update gift_card set order_id = (select id from customer_order where number = $1) where id = $2',
        [await order(), card?.id],
      );
      return card?.id ?? '';
    },
    customer: async () => (await makeCustomer(shop, { firstname: contact.firstname, phone: contact.phone })).userId,
  };

  const cookieOf: Record<string, string> = {};
  for (const role of staffRoles) cookieOf[role] = await staffCookie(shop, role);
  cookieOf.customer = (await makeCustomer(shop)).cookie;
  const gone = await shop.staff.invite(
    { kind: 'command', name: null },
    {
      email: 'poissa@tieva.example',
      name: 'Poissa',
      locale: 'fi',
      role: 'manager',
      stores: [],
      refundCents: 0,
      refundDayCents: 0,
    },
  );
  if (!gone.ok) throw new Error('nobody to suspend');
  const { rows } = await shop.db.query<{ id: string }>("select id from staff where email = 'poissa@tieva.example'");
  const suspended = rows[0]?.id ?? '';
  const token = await shop.staff.openSession(suspended, { userAgent: 'x', ip: '192.0.2.1' }, { way: 'demo' });
  await shop.db.query('update staff set suspended_at = now() where id = $1', [suspended]);
  cookieOf.suspended = `staff=${token}`;

  /** A request of a caller to an app without counted limits. */
  const send = (caller: Caller, path: string, form?: Record<string, string>, headers: Record<string, string> = {}) =>
    createAdminApp({ shop, clientFolder: './public', loadBuild: async () => build }).request(
      new Request(new URL(path, ADMIN_ORIGIN), {
        method: form ? 'POST' : 'GET',
        headers: { origin: ADMIN_ORIGIN, ...(cookieOf[caller] && { cookie: cookieOf[caller] }), ...headers },
        ...(form && { body: new URLSearchParams(form) }),
      }),
    );
  return { ...made, pages, send, order, things, suspended, cookieOf, owner: await staffActor(shop, 'owner') };
}

export type AdminShop = Awaited<ReturnType<typeof adminShop>>;
