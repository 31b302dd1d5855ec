import { byCommand } from '../../actors.ts';
import { makeLimited } from '../../http-buyer.ts';
import { both, type StaffRace, words } from './track.ts';

/** Two people plan a reduction of the same sku from the same prices: both plans may be made, one is applied, the other is refused by name. */
const planned: StaffRace = {
  name: 'reduction of one sku planned by two people',
  async run({ shops, db, check, people, ...track }, round) {
    const [shop] = shops;
    const sku = `HINTA-${round}-${db.kind.toUpperCase()}`;
    await makeLimited(db, sku, { oulu: 5 });
    // an import wants a category for every product
    await db.query(
      `insert into category (id, path, level, name_fi) values ('hinta', 'hinta', 1, 'Hinta') on conflict do nothing`,
    );
    await db.query(`insert into product_category (product_id, category_id, position) select id, 'hinta', 0 from product p
      where not exists (select from product_category where product_id = p.id)`);
    // new in the shop: its own price is the reference of a reduction
    await db.query('update product set first_sold_on = now()::date where sku = $1', [sku]);
    const page = await shop.pricePlans.product(byCommand, sku);
    const seen = new Map(page?.skus.map((one) => [one.sku, one.stamp]));
    const all = { shops, db, check, people, ...track };
    const sets = await both(all, round, (one, person) => {
      const percent = person === people[0] ? -10 : -20;
      const draft = { change: { by: 'percent', percent }, from: null, until: null } as const;
      return one.pricePlans.plan(person, sku, { draft, seen, title: `${sku} ${percent}` });
    });
    check('plans', words(sets), ['ok', 'ok']);
    const ids = sets.flatMap((made) => (made.ok ? [made.value.set] : []));
    await both(all, round, async (one, person, i) => {
      const set = await one.changeSets.one(person, ids[i] ?? 0);
      return one.changeSets.approve(person, set?.id ?? 0, set?.version ?? 0);
    });
    const done = await Promise.all(ids.map((id) => shop.changeSets.one(byCommand, id)));
    check('one applied, one handed back', done.map((set) => set?.state).toSorted(), ['checked', 'scheduled']);
    const winner = done.find((set) => set?.state === 'scheduled')?.title;
    const lost = done.find((set) => set?.state === 'checked');
    const rows = lost ? (await shop.changeSets.rows(byCommand, lost.id)).rows : [];
    check(
      'the other keeps their plan and is told what stands in its way',
      rows.map(({ problem, changes }) => [problem, changes.length > 0]),
      [['conflict', true]],
    );
    const plan = (await shop.prices.show(sku))?.plan;
    check(
      'the plan of the one',
      plan?.reductions.map(({ cents }) => cents),
      [winner?.endsWith('-10') ? 4500 : 4000],
    );
  },
};

export const priceRaces = [planned];
