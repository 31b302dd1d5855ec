import { importCatalog } from '#backend/catalog/import/import-catalog.ts';
import { catalogFolder, type FolderContent } from '#backend/catalog/import/test-folder.ts';
import type { Shop } from '#backend/shop.ts';
import { MINUTE_MS } from '#domain/base/time/durations.ts';
import type { ChangeRule, ChangeSetState, Selection } from '#domain/catalog/change-sets/change-set.ts';
import type { Actor } from '#domain/staff/actor.ts';
import { testShop } from '#test/test-shop.ts';

export const aino: Actor = { kind: 'command', name: 'aino' };

export const categories = [
  { path: 'ajovarusteet', name: { fi: 'Ajovarusteet' }, isIncludedInMenu: true },
  { path: 'kelkat', name: { fi: 'Kelkat' }, isIncludedInMenu: true },
  { path: 'brandit', name: { fi: 'Brändit' } },
  { path: 'brandit/pohja', name: { fi: 'Pohja' } },
];

/** Products `T1…Tn` of 100 €, sold since January. */
export const goods = (n: number) =>
  Array.from({ length: n }, (_, i) => ({
    sku: `T${i + 1}`,
    slug: `t${i + 1}`,
    name: { fi: `Tuote ${i + 1}` },
    brand: 'Pohja',
    categories: ['ajovarusteet'],
    shippingClass: 'parcel',
    price: 100,
    firstSoldOn: '2026-01-01',
  }));

export const plus = (percent: number): ChangeRule => ({
  kind: 'price',
  change: { by: 'percent', percent },
  rounding: null,
});
export const all: Selection = { by: 'brand', brand: 'Pohja' };

/** A shop with goods whose price is known since spring, and the steps of a change set. */
export async function setShop(content: FolderContent) {
  const { shop, clock, request } = await testShop();
  const today = clock.now;
  clock.now = new Date('2026-03-01T10:00:00Z');
  const { prices, ...rest } = content;
  await importCatalog(shop, await catalogFolder({ categories, ...rest }));
  clock.now = today;
  if (prices) await importCatalog(shop, await catalogFolder({ prices }));
  const wait = (minutes: number) => {
    clock.now = new Date(+clock.now + minutes * MINUTE_MS);
    return shop.prices.applyDue();
  };
  return { shop, clock, request, wait, ...stepsOf(shop) };
}

function stepsOf(shop: Shop) {
  const { changeSets } = shop;
  const found = async (id: number) => {
    const set = await changeSets.one(aino, id);
    if (!set) throw new Error(`no set ${id}`);
    return set;
  };
  return {
    found,
    async made(rule: ChangeRule, selection: Selection = all, actor: Actor = aino) {
      const made = await changeSets.make(actor, { title: 'Testi', source: 'rule', rule, selection });
      if (!made.ok) throw new Error(made.reason);
      return found(made.value.id);
    },
    async approved(id: number, actor: Actor = aino): Promise<ChangeSetState | string> {
      const done = await changeSets.approve(actor, id, (await found(id)).version);
      return done.ok ? done.value.state : done.reason;
    },
    rowsOf: async (id: number) => (await changeSets.rows(aino, id)).rows,
    price: async (sku: string) => (await shop.prices.show(sku))?.now.price,
    /** All price history and plans, as they are stored. */
    stored: async () =>
      (
        await shop.db.query(`select sku, prices::text, next_price_at::text,
          (select json_agg(json_build_array(cents, from_at) order by from_at) from price_history where sku = v.sku)::text as history
          from product_variant v order by sku`)
      ).rows,
  };
}
