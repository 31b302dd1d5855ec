import type { Db } from '../../backend/platform/db/db.ts';

/** What is asked of the admin; `path` varies with n, so that no two requests in sequence are equal. */
export type AdminRequest = {
  name: string;
  bar: number;
  path: (n: number) => string;
  form?: (n: number) => Record<string, string>;
};

const LIST_MS = 60;
const FILTER_MS = 100;
const FIND_MS = 80;
const SAVE_MS = 120;

type Sample = {
  number: string;
  lastname: string;
  firstname: string;
  phone: string;
  email: string;
  sku: string;
  tracking: string | null;
  store: string;
  placed: string;
};

/** Orders spread over the whole time, with what staff would look for them by. */
export async function sampleOrders(db: Db, count: number): Promise<Sample[]> {
  const { rows } = await db.query<Sample>(
    `select o.number, o.contact ->> 'lastname' as lastname, o.contact ->> 'firstname' as firstname, o.contact ->> 'phone' as phone,
       o.email, o.store_id as store, (select sku from order_line where order_id = o.id limit 1) as sku,
       (select tracking_code from shipment where order_id = o.id limit 1) as tracking, o.placed_at::date::text as placed
     from customer_order o where o.idempotency_key like 'bench-%' and right(o.id::text, 2) = 'a7' order by o.id limit $1`,
    [count],
  );
  return rows;
}

const FILTERS: Record<string, (of: Sample) => Record<string, string>> = {
  'every state': () => ({}),
  open: () => ({ view: 'open' }),
  'to pack': () => ({ view: 'pack' }),
  'to hand over': () => ({ view: 'pickup' }),
  unpaid: () => ({ view: 'unpaid' }),
  sent: () => ({ view: 'sent' }),
  done: () => ({ view: 'done' }),
  ended: () => ({ view: 'ended' }),
  'one state': () => ({ status: 'refunded' }),
  store: ({ store }) => ({ store }),
  'state and store': ({ store }) => ({ status: 'completed', store }),
  'delivery to a point': () => ({ delivery: 'point' }),
  'delivery abroad': () => ({ delivery: 'abroad' }),
  'partly refunded': () => ({ payment: 'part' }),
  'refunds by hand': () => ({ payment: 'by-hand' }),
  days: ({ placed }) => ({ from: placed, to: placed }),
  'from a day': ({ placed }) => ({ from: placed }),
  'nobody assigned': () => ({ assignee: 'none' }),
  tag: () => ({ tag: 'huolto' }),
  'unused tag': () => ({ tag: 'kadonnut' }),
  'least sum': () => ({ least: '900' }),
  'sum of nobody': () => ({ least: '99999' }),
  'most sum': () => ({ most: '25' }),
  late: () => ({ late: '1' }),
  'partly sent': () => ({ partial: '1' }),
  'with a note': () => ({ note: '1' }),
  companies: () => ({ company: '1' }),
  'companies of a store with a note': ({ store }) => ({ company: '1', store, note: '1' }),
  'line of a sku': ({ sku }) => ({ sku }),
  'payments to look at': () => ({ payment: 'check' }),
  'goods missing': () => ({ missing: '1' }),
  'goods overdue': () => ({ expected: 'late' }),
  'unread mentions': () => ({ mention: 'unseen' }),
  'oldest first': () => ({ sort: 'oldest' }),
  'highest sum first': () => ({ sort: 'highest' }),
  'lowest sum first of a store': ({ store }) => ({ sort: 'lowest', store }),
  'highest sum first, done': () => ({ sort: 'highest', view: 'done' }),
};

const SEARCHES: Record<string, (of: Sample) => string> = {
  number: ({ number }) => number,
  'last name': ({ lastname }) => lastname.toLowerCase(),
  'both names': ({ firstname, lastname }) => `${lastname} ${firstname}`,
  'part of a name': ({ lastname }) => lastname.slice(0, 4),
  'frequent part of a name': () => 'nen',
  phone: ({ phone }) => phone.replace('+358', '0'),
  'e-mail': ({ email }) => email,
  sku: ({ sku }) => sku,
  tracking: ({ tracking, number }) => tracking ?? number,
  'nobody’s name': () => 'zzyzzx',
};

/** What is found in other lists than orders: products, parts, gift cards, bookings, companies. */
const ELSEWHERE: Record<string, (n: number) => string> = {
  'word of a product': (n) => ['akku', 'saha', 'rengas', 'kypärä'][n % 4] ?? 'akku',
  EAN: (n) => String(6_400_000_000_000 + n),
  'code of a part': (n) => `PN${1000 + (n % 9000)}`,
  'end of a gift card': (n) => `A${100 + (n % 900)}`,
  'registration number': (n) => `ABC-${100 + (n % 900)}`,
  'business id': (n) => `12345${10 + (n % 90)}-1`,
};

/** As the palette's fetcher asks: its own route, without the menu around it. */
const found = (q: string) => `/etsi.data?${new URLSearchParams({ q, _routes: 'site/find/route' })}`;

const list = (params: Record<string, string>) => `/tilaukset?${new URLSearchParams(params)}`;

/** The requests that are measured, without those of later pages, whose cursors come from the first. */
export function adminRequests(samples: readonly Sample[]): AdminRequest[] {
  const of = (n: number): Sample => {
    const sample = samples[n % samples.length];
    if (!sample) throw new Error('no orders to look for');
    return sample;
  };
  const order = (n: number) => `/tilaukset/${of(n).number}`;
  return [
    { name: 'today', bar: LIST_MS, path: () => '/' },
    ...Object.entries(FILTERS).map(([name, filter]) => ({
      name: `orders: ${name}`,
      bar: name === 'every state' ? LIST_MS : FILTER_MS,
      path: (n: number) => list(filter(of(n))),
    })),
    ...Object.entries(SEARCHES).map(([name, text]) => ({
      name: `search: ${name}`,
      bar: FILTER_MS,
      path: (n: number) => list({ q: text(of(n)) }),
    })),
    { name: 'order', bar: LIST_MS, path: order },
    ...Object.entries(SEARCHES).map(([name, text]) => ({
      name: `find: ${name}`,
      bar: FIND_MS,
      path: (n: number) => found(text(of(n))),
    })),
    ...Object.entries(ELSEWHERE).map(([name, text]) => ({
      name: `find: ${name}`,
      bar: FIND_MS,
      path: (n: number) => found(text(n)),
    })),
    { name: 'save: note', bar: SAVE_MS, path: order, form: noteForm },
  ];
}

let notes = 0;
const noteForm = (n: number) => ({ intent: 'note', body: `Huomio ${n}`, key: `bench-${Date.now()}-${notes++}` });

/** Changes the street of orders that are not sent; each form brings what the one before has stored. */
export async function addressEdits(db: Db): Promise<AdminRequest> {
  const { rows } = await db.query<{ number: string; street: string; version: number }>(
    `select number, delivery_address ->> 'street' as street, version from customer_order
     where status = 'paid' and idempotency_key like 'bench-%' order by number limit 60`,
  );
  const of = (n: number) => {
    const row = rows[n % rows.length];
    if (!row) throw new Error('no order to edit');
    return row;
  };
  return {
    name: 'save: address',
    bar: SAVE_MS,
    path: (n) => `/tilaukset/${of(n).number}`,
    form: (n) => {
      const order = of(n);
      const form = { intent: 'edit', version: String(order.version++), 'base.street': order.street };
      order.street = `Mäntytie ${(n % 90) + 1}${order.street.endsWith('A') ? 'B' : 'A'}`;
      return { ...form, street: order.street };
    },
  };
}
