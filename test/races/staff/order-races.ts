import { randomUUID } from 'node:crypto';
import type { Shop } from '#backend/shop.ts';
import type { StaffActor } from '#domain/staff/actor.ts';
import { auditOf, both, paidOrder, type StaffRace, words } from './track.ts';

const refundedOf = 'select refunded_cents as n from customer_order where number = $1';
const refundsOf =
  'select count(*)::int as n from refund where order_id = (select id from customer_order where number = $1)';
const parcelsOf =
  'select count(*)::int as n from shipment where order_id = (select id from customer_order where number = $1)';
const labelsOf =
  'select count(*)::int as n from shipping_label where order_id = (select id from customer_order where number = $1)';
const eventsOf =
  'select count(*)::int as n from order_event where kind = $2 and order_id = (select id from customer_order where number = $1)';

/** Two people refund the same line, having seen that nothing is refunded: the money goes once. */
const refund: StaffRace = {
  name: 'refund of one line by two people',
  async run(track, round) {
    const number = await paidOrder(track.db);
    const cents = 1000;
    const outcomes = await both(track, round, (shop, person) =>
      shop.afterSale.refund({ ...person, proof: { permission: 'refunds.create', subject: number, cents } }, number, {
        reason: '',
        restock: false,
        idempotencyKey: randomUUID(),
        seenRefundedCents: 0,
        lines: [{ position: 0, amount: 1 }],
        shipping: false,
      }),
    );
    track.check('one is told that a colleague refunded', words(outcomes), ['changed_meanwhile', 'ok']);
    track.check('refunds', await track.count(refundsOf, [number]), 1);
    track.check('refunded cents', await track.count(refundedOf, [number]), cents);
    track.check('audit entries', await track.count(auditOf, ['refunds.create', number]), 1);
  },
};

/** Two people change the street of one order: the second sees both, and nothing of the first is lost. */
const address: StaffRace = {
  name: 'address edited by two people',
  async run(track, round) {
    const number = await paidOrder(track.db);
    const streets = ['Mäntytie 1', 'Kuusitie 2'];
    const outcomes = await both(track, round, (shop, person, i) =>
      shop.orders.edit(person, number, {
        version: 1,
        fields: [{ field: 'street', base: 'Koivukatu 12 B 4', mine: streets[i] ?? '' }],
        notify: false,
      }),
    );
    track.check('one edit, one conflict', words(outcomes), ['conflict', 'ok']);
    const lost = outcomes.find((one) => !one.ok);
    const clash = lost && !lost.ok && lost.reason === 'conflict' ? lost.details?.clashes[0] : undefined;
    const won = track.people[streets.indexOf(clash?.theirs ?? '')];
    track.check(
      'the conflict names who, base, theirs and mine',
      [clash?.who, clash?.base, streets.includes(clash?.mine ?? '')],
      [...[won?.name, 'Koivukatu 12 B 4', true]],
    );
    const { rows } = await track.db.query(
      "select delivery_address ->> 'street' as street, version from customer_order where number = $1",
      [number],
    );
    track.check('what the first typed is stored', rows, [{ street: clash?.theirs, version: 2 }]);
  },
};

/** Two people change different fields of one order from the same version: both stay. */
const merged: StaffRace = {
  name: 'different fields edited by two people',
  async run(track, round) {
    const number = await paidOrder(track.db);
    const edits = [
      { field: 'phone', base: '+358401234567', mine: '+358405550182' },
      { field: 'street', base: 'Koivukatu 12 B 4', mine: 'Mäntytie 1' },
    ] as const;
    const outcomes = await both(track, round, (shop, person, i) =>
      shop.orders.edit(person, number, { version: 1, fields: edits.slice(i, i + 1), notify: false }),
    );
    track.check('both are stored', words(outcomes), ['ok', 'ok']);
    const { rows } = await track.db.query(
      `select contact ->> 'phone' as phone, delivery_address ->> 'street' as street from customer_order where number = $1`,
      [number],
    );
    track.check('nothing is lost', rows, [{ phone: '+358405550182', street: 'Mäntytie 1' }]);
  },
};

const parcel = () => ({
  idempotencyKey: randomUUID(),
  trackingCode: null,
  width: 40,
  height: 30,
  depth: 20,
  grams: 2000,
});

async function packAll(shop: Shop, person: StaffActor, number: string) {
  for (const position of [0, 1]) await shop.packing.count(person, number, { position, from: 0, to: 1 });
}

/** Two people count the same unit, then send the same parcel: one label is bought, one parcel leaves, one mail says so. */
const parcelTwice: StaffRace = {
  name: 'parcel packed and sent by two people',
  async run(track, round) {
    const number = await paidOrder(track.db);
    const counts = await both(track, round, (shop, person) =>
      shop.packing.count(person, number, { position: 0, from: 0, to: 1 }),
    );
    track.check('one counts the unit', words(counts), ['changed_meanwhile', 'ok']);
    await packAll(track.shops[0], track.people[0], number);
    const outcomes = await both(track, round, (shop, person) => shop.packing.send(person, number, parcel()));
    const [refused] = words(outcomes).filter((word) => word !== 'ok');
    track.check('one sends', words(outcomes).includes('ok') && outcomes.filter(({ ok }) => ok).length, 1);
    track.check('the other is told why', ['being_sent', 'nothing_packed', 'not_open'].includes(refused ?? ''), true);
    track.check('parcels', await track.count(parcelsOf, [number]), 1);
    track.check('labels', await track.count(labelsOf, [number]), 1);
    track.check('sent once', await track.count(eventsOf, [number, 'shipped']), 1);
    const mails = `select count(*)::int as n from outbox_mail where kind = 'order-shipped'
      and split_part(subject_id, ':', 1) = (select id::text from customer_order where number = $1)`;
    track.check('mails to the customer', await track.count(mails, [number]), 1);
  },
};

/** Two people hand the same order over: the customer gets it once. */
const handOver: StaffRace = {
  name: 'order handed over by two people',
  async run(track, round) {
    const number = await paidOrder(track.db, 'ready_for_pickup', '403');
    const outcomes = await both(track, round, (shop, person) => shop.packing.handOver(person, number));
    track.check('one hands over', words(outcomes), ['not_open', 'ok']);
    track.check('completed once', await track.count(eventsOf, [number, 'completed']), 1);
  },
};

export const orderRaces = [refund, address, merged, parcelTwice, handOver];
