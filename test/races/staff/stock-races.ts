import { randomUUID } from 'node:crypto';
import { byCommand } from '../../actors.ts';
import { makeLimited } from '../../http-buyer.ts';
import { both, type StaffRace, type StaffTrack, words } from './track.ts';

const levels = 'select coalesce(sum(qty), 0)::int as n from stock_level where sku = $1';
const movements = 'select coalesce(sum(qty), 0)::int as n from stock_movement where sku = $1';

/** The level is what it should be, and its movements add up to it. */
async function expectLevel({ check, count }: StaffTrack, sku: string, level: number) {
  check('level', await count(levels, [sku]), level);
  check('sum of movements', await count(movements, [sku]), level);
}

/** Two people take the last pieces: one gets them, the other hears how many there are. */
const adjusted: StaffRace = {
  name: 'stock adjusted by two people',
  async run(track, round) {
    const sku = `SALDO-${round}-${track.db.kind}`;
    await makeLimited(track.db, sku, { oulu: 5 });
    const outcomes = await both(track, round, (shop, person) =>
      shop.stock.adjust(person, { sku, storeId: 'oulu', qty: -3, reason: 'lost', key: randomUUID() }),
    );
    track.check('one takes them', words(outcomes), ['below_zero', 'ok']);
    await expectLevel(track, sku, 2);
    const key = randomUUID();
    const twice = await both(track, round, (shop, person) =>
      shop.stock.adjust(person, { sku, storeId: 'oulu', qty: 4, reason: 'found', key }),
    );
    track.check('one form moves once', words(twice), ['ok', 'ok']);
    await expectLevel(track, sku, 6);
  },
};

/** Two people scan the same goods while pieces leave the shelf; the difference is neither lost nor counted twice. */
const counted: StaffRace = {
  name: 'count by two people while goods leave',
  async run(track, round) {
    const sku = `LASKENTA-${round}-${track.db.kind}`;
    await makeLimited(track.db, sku, { oulu: 10 });
    const [shop] = track.shops;
    const selection = { kind: 'shelf', value: 'EI' } as const;
    const begun = { storeId: 'oulu', selection, isBlind: false, key: randomUUID() };
    const id = (await shop.stock.counts.begin(byCommand, begun)) ?? 0;
    for (let n = 0; n < 3; n++)
      await both(track, round, (one, person) => one.stock.counts.scan(person, id, sku, randomUUID()));
    const line = (await shop.stock.counts.show(byCommand, id))?.lines[0];
    track.check('every scan counts', [line?.counted, line?.expected], [6, 10]);
    const seen = (await shop.stock.counts.show(byCommand, id))?.seen ?? '';
    const outcomes = await Promise.all([
      shop.stock.counts.approve(track.people[0], id, { seen, zeroUncounted: false }),
      track.shops[1].stock.adjust(track.people[1], {
        sku,
        storeId: 'oulu',
        qty: -2,
        reason: 'damaged',
        key: randomUUID(),
      }),
      track.shops[1].stock.counts.approve(track.people[1], id, { seen, zeroUncounted: false }),
    ]);
    track.check('one approval', words([outcomes[0], outcomes[2]]), ['not_open', 'ok']);
    await expectLevel(track, sku, 4);
  },
};

/** Two people send a transfer, and two receive it: the goods move once. */
const moved: StaffRace = {
  name: 'transfer sent and received twice',
  async run(track, round) {
    const sku = `SIIRTO-${round}-${track.db.kind}`;
    await makeLimited(track.db, sku, { oulu: 5 });
    const { transfers } = track.shops[0].stock;
    const id = (await transfers.begin(byCommand, { from: 'oulu', to: 'ranua', key: randomUUID() })) ?? 0;
    await both(track, round, (shop, person) => shop.stock.transfers.scan(person, id, sku, randomUUID()));
    const sent = await both(track, round, (shop, person) => shop.stock.transfers.send(person, id));
    track.check('sent once', words(sent), ['not_open', 'ok']);
    await expectLevel(track, sku, 3);
    const received = await both(track, round, (shop, person) => shop.stock.transfers.receive(person, id, {}));
    track.check('received once', words(received), ['not_open', 'ok']);
    await expectLevel(track, sku, 5);
  },
};

export const stockRaces = [adjusted, counted, moved];
