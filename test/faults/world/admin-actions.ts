import { randomUUID } from 'node:crypto';
import type { Db } from '#backend/platform/db/db.ts';
import type { Shop } from '#backend/shop.ts';
import type { StaffActor } from '#domain/staff/actor.ts';
import type { Permission } from '#domain/staff/permissions.ts';
import { makeLimited } from '../../http-buyer.ts';
import { paidOrder } from '../../races/staff/track.ts';

/** `prepare` makes the subject; `state` is all that the action stores of it ($1), in counts and values without ids and times. */
export type AdminAction = {
  name: string;
  prepare: (shop: Shop, db: Db) => Promise<string>;
  act: (shop: Shop, person: StaffActor, subject: string, key: string) => Promise<{ ok: boolean }>;
  state: string;
};

const proven = (person: StaffActor, permission: Permission, subject: string, cents: number | null): StaffActor => ({
  ...person,
  proof: { permission, subject, cents },
});

const ofOrder = `(select id from customer_order where number = $1)`;
const stateOfOrder = `select o.status, o.version, o.refunded_cents, o.delivery_address ->> 'street' as street,
  (select sum(refunded_amount) from order_line where order_id = o.id) as units,
  (select count(*) from refund where order_id = o.id) as refunds,
  (select count(*) from shipment where order_id = o.id) as parcels,
  (select count(*) from shipping_label where order_id = o.id and status = 'sent') as labels,
  (select count(*) from order_event where order_id = o.id and kind in ('shipped', 'completed', 'refund', 'edited')) as events,
  (select count(*) from outbox_mail where split_part(subject_id, ':', 1) = o.id::text) as mails,
  (select count(*) from audit_entry where subject_kind = 'order' and subject_id = o.number
    and action in ('refunds.create', 'orders.edit')) as audited
  from customer_order o where o.id = ${ofOrder}`;

const parcel = { trackingCode: null, width: 40, height: 30, depth: 20, grams: 2000 };

export const adminActions: AdminAction[] = [
  {
    name: 'refund',
    prepare: (_, db) => paidOrder(db),
    act: (shop, person, number, key) =>
      shop.afterSale.refund(proven(person, 'refunds.create', number, 1000), number, {
        lines: [{ position: 0, amount: 1 }],
        shipping: false,
        reason: '',
        restock: false,
        idempotencyKey: key,
        seenRefundedCents: 0,
      }),
    state: stateOfOrder,
  },
  {
    name: 'cancel',
    prepare: (_, db) => paidOrder(db),
    act: (shop, person, number) =>
      shop.afterSale.cancelPaid(proven(person, 'refunds.create', number, 3000), number, ''),
    state: stateOfOrder,
  },
  {
    name: 'edit',
    prepare: (_, db) => paidOrder(db),
    act: (shop, person, number) =>
      shop.orders.edit(person, number, {
        version: 1,
        fields: [{ field: 'street', base: 'Koivukatu 12 B 4', mine: 'Mäntytie 1' }],
        notify: true,
      }),
    state: stateOfOrder,
  },
  {
    name: 'send parcel',
    async prepare(_, db) {
      const number = await paidOrder(db, 'preparing');
      await db.query(`insert into packed_line (order_id, position, amount) select ${ofOrder}, 0, 1`, [number]);
      await db.query(`insert into packed_line (order_id, position, amount) select ${ofOrder}, 1, 1`, [number]);
      return number;
    },
    act: (shop, person, number, idempotencyKey) => shop.packing.send(person, number, { ...parcel, idempotencyKey }),
    state: stateOfOrder,
  },
  {
    name: 'hand over',
    prepare: (_, db) => paidOrder(db, 'ready_for_pickup', '403'),
    act: (shop, person, number) => shop.packing.handOver(person, number),
    state: stateOfOrder,
  },
  {
    name: 'quote answer',
    async prepare(shop, db) {
      const sku = `T-${randomUUID().slice(0, 8)}`;
      await makeLimited(db, sku, { oulu: 1 });
      const items = [{ sku, amount: 1 }];
      const who = { firstname: 'Aino', lastname: 'Virtanen', email: `${sku}@example.fi`, idempotencyKey: randomUUID() };
      const asked = await shop.quotes.send({ items, ...who }, 'fi', null, { ip: `10.${sku}` });
      if (!asked.ok) throw new Error(`no quote: ${asked.reason}`);
      return asked.value.number;
    },
    act: (shop, person, number, key) =>
      shop.quotes.staff.reply(
        person,
        number,
        {
          validUntil: new Date(Date.now() + 864e6).toISOString().slice(0, 10),
          words: 'Hei',
          lines: [{ title: 'Työ', price: 50 }],
        },
        { key },
      ),
    state: `select status, version, answer is not null as answered,
      (select count(*) from quote_reply where quote_id = q.id) as replies,
      (select count(*) from outbox_mail where split_part(subject_id, ':', 1) = q.id::text and kind = 'quote-answer') as mails,
      (select count(*) from audit_entry where subject_kind = 'quote' and subject_id = q.number) as audited
      from quote q where number = $1`,
  },
  {
    name: 'phone order',
    prepare: async () => `${randomUUID()}@example.fi`,
    act: (shop, person, email, key) =>
      shop.quotes.staff.beginPhoneOrder(
        person,
        {
          contact: {
            firstname: 'Aino',
            lastname: 'Virtanen',
            email,
            phone: '040 123 4567',
            city: 'Oulu',
            businessCustomer: false,
            message: '',
            company: '',
            vatNumber: '',
          },
          locale: 'fi',
          reply: {
            validUntil: new Date(Date.now() + 864e6).toISOString().slice(0, 10),
            words: 'Hei',
            lines: [{ title: 'Työ', price: 50 }],
          },
        },
        key,
      ),
    state: `select (select count(*) from quote where email = $1) as quotes,
      (select count(*) from quote_reply where quote_id in (select id from quote where email = $1)) as replies,
      (select count(*) from outbox_mail where recipient = $1) as mails,
      (select count(*) from audit_entry where subject_kind = 'quote'
        and subject_id in (select number from quote where email = $1)) as audited`,
  },
  {
    name: 'invitation',
    prepare: async () => `${randomUUID()}@tieva.example`,
    act: (shop, person, email) =>
      shop.staff.invite(proven(person, 'staff.invite', email, null), {
        email,
        name: 'Uusi',
        locale: 'fi',
        role: 'sales',
        stores: [],
        refundCents: 0,
        refundDayCents: 0,
      }),
    state: `select (select count(*) from staff where email = $1) as people,
      (select count(*) from staff_link where staff_id in (select id from staff where email = $1)) as links,
      (select count(*) from outbox_mail where recipient = $1) as mails,
      (select count(*) from audit_entry where subject_kind = 'staff' and subject_id in (select id::text from staff where email = $1)) as audited`,
  },
];
