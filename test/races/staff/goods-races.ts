import type { ProductSaved } from '#backend/catalog/products/staff/service.ts';
import type { Place } from '#domain/catalog/categories/category-tree.ts';
import { byCommand } from '../../actors.ts';
import { photo } from '../../files.ts';
import { both, type StaffRace, type StaffTrack, words } from './track.ts';

const COLOURS = ['#aa0000', '#00aa00', '#0000aa', '#00aaaa'];

/** Four photos of the library: those of the product, and one that is not its own yet. */
async function uploaded({ shops: [shop] }: StaffTrack): Promise<{ own: string[]; another: string }> {
  const ids: string[] = [];
  for (const colour of COLOURS) {
    const stored = await shop.products.upload(byCommand, await photo(colour));
    if (!stored.ok) throw new Error(`photo ${colour} was not stored: ${stored.reason}`);
    ids.push(stored.value);
  }
  return { own: ids.slice(0, 3), another: ids[3] ?? '' };
}

/** A published product with these pictures, and its form as both people opened it. */
async function openedProduct({ shops: [shop], db }: StaffTrack, sku: string, pictureIds: readonly string[] = []) {
  await shop.categories.add(byCommand, { parentId: null, name: 'Kilpa', slug: 'kilpa' });
  await shop.products.create(byCommand, {
    sku,
    name: { fi: `Tuote ${sku}`, en: `Product ${sku}` },
    brand: 'Routa',
    category: 'kilpa',
    shippingClass: 'parcel',
    price: 10,
  });
  const alt = pictureIds.flatMap((id) => [`image/${id}/alt.fi`, `image/${id}/alt.en`]);
  const added = { images: pictureIds.join('\n'), ...Object.fromEntries(alt.map((field) => [field, 'Kuva'])) };
  const fields = Object.entries(added).map(([field, mine]) => ({ field, base: '', mine }));
  const saved = await shop.products.save(byCommand, sku, { version: 1, fields });
  if (!saved.ok) throw new Error(`${sku} on ${db.kind} was not saved: ${JSON.stringify(saved)}`);
  const published = await shop.products.publish(byCommand, sku);
  if (!published.ok) throw new Error(`${sku} on ${db.kind} was not published: ${JSON.stringify(published)}`);
  const opened = await shop.products.open(byCommand, sku);
  if (!opened) throw new Error(`no ${sku}`);
  return opened;
}

const edit = (opened: { version: number; fields: Record<string, string> }, field: string, mine: string) => ({
  version: opened.version,
  fields: [{ field, base: opened.fields[field] ?? '', mine }],
});
/** Who of the two had this outcome of `both`, then the other one. */
const order = (round: number, outcome: number) => ((round + outcome) % 2 === 0 ? [0, 1] : [1, 0]);

/** What a refused save shows of its first field. */
function clashOf(outcomes: readonly ProductSaved[]) {
  const refused = outcomes.find((one) => !one.ok);
  return refused && !refused.ok && refused.reason === 'conflict' ? refused.details?.clashes[0] : undefined;
}

const stored = async ({ shops: [shop] }: StaffTrack, sku: string, field: string) =>
  (await shop.products.open(byCommand, sku))?.fields[field];

const product: StaffRace = {
  name: 'product edited by two people',
  async run(track, round) {
    const sku = `MUOKKAUS-${round}-${track.db.kind}`.toUpperCase();
    const opened = await openedProduct(track, sku);
    const others = ['name.en', 'description.fi'];
    const apart = await both(track, round, (shop, person, i) =>
      shop.products.save(person, sku, edit(opened, others[i] ?? '', `Kirjoittaja ${i}`)),
    );
    track.check('different fields', words(apart), ['ok', 'ok']);
    for (const [i, field] of others.entries()) track.check(field, await stored(track, sku, field), `Kirjoittaja ${i}`);
    const same = await both(track, round, (shop, person, i) =>
      shop.products.save(person, sku, edit(opened, 'name.fi', `Nimi ${i}`)),
    );
    track.check('the same field', words(same), ['conflict', 'ok']);
    const winner = same.findIndex(({ ok }) => ok);
    const [by = 0, other = 0] = order(round, winner);
    track.check('the name of who was first', await stored(track, sku, 'name.fi'), `Nimi ${by}`);
    const { who, theirs, mine } = clashOf(same) ?? {};
    const expected = [track.people[by]?.name, `Nimi ${by}`, `Nimi ${other}`];
    track.check('the other sees whose name stands and keeps their own text', [who, theirs, mine], expected);
  },
};

const pictures: StaffRace = {
  name: 'pictures ordered and added by two people',
  async run(track, round) {
    const sku = `KUVAT-${round}-${track.db.kind}`.toUpperCase();
    const { own, another: added } = await uploaded(track);
    const opened = await openedProduct(track, sku, own);
    const [first = '', second = '', third = ''] = own;
    const forms = [
      edit(opened, 'images', [third, first, second].join('\n')),
      {
        version: opened.version,
        fields: [
          { field: 'images', base: own.join('\n'), mine: [...own, added].join('\n') },
          { field: `image/${added}/alt.fi`, base: '', mine: 'Uusi' },
          { field: `image/${added}/alt.en`, base: '', mine: 'New' },
        ],
      },
    ];
    const outcomes = await both(track, round, (shop, person, i) =>
      shop.products.save(person, sku, forms[i] ?? { version: 0, fields: [] }),
    );
    track.check('an order and a new picture', words(outcomes), ['ok', 'ok']);
    const now = (await stored(track, sku, 'images'))?.split('\n') ?? [];
    track.check('all pictures', now.toSorted(), [...own, added].toSorted());
    track.check(
      'the order of the first person',
      now.filter((id) => id !== added),
      [third, first, second],
    );
    const orders = [
      [second, third, first],
      [first, second, third],
    ];
    const again = await stored(track, sku, 'images');
    const base = again?.split('\n') ?? [];
    const twice = await both(track, round, (shop, person, i) =>
      shop.products.save(person, sku, {
        version: opened.version,
        fields: [{ field: 'images', base: base.join('\n'), mine: [...(orders[i] ?? []), added].join('\n') }],
      }),
    );
    track.check('two orders', words(twice), ['conflict', 'ok']);
    const [by = 0, other = 0] = order(
      round,
      twice.findIndex(({ ok }) => ok),
    );
    const wanted = (i: number) => [...(orders[i] ?? []), added].join('\n');
    const { theirs, mine } = clashOf(twice) ?? {};
    track.check('the other sees both orders', [theirs, mine], [wanted(by), wanted(other)]);
    track.check('the order of who was first', await stored(track, sku, 'images'), wanted(by));
  },
};

/** A part of the tree of its own: a › a1, a2 and b › b1. */
async function openedTree({ shops: [shop] }: StaffTrack, name: string) {
  const add = async (slug: string, parentId: string | null) => {
    const added = await shop.categories.add(byCommand, { parentId, name: slug, slug });
    return added.ok ? added.value.id : '';
  };
  const [a, b] = [await add(`${name}-a`, null), await add(`${name}-b`, null)];
  const ids = { a, b, a1: await add(`${name}-a1`, a), a2: await add(`${name}-a2`, a), b1: await add(`${name}-b1`, b) };
  const list = await shop.categories.list(byCommand);
  const seen = (id: string) => list.find((one) => one.id === id) ?? { version: 0, parentId: null, sortOrder: 0 };
  return { ids, seen };
}

const tree: StaffRace = {
  name: 'category tree moved by two people',
  async run(track, round) {
    const { ids, seen } = await openedTree(track, `puu-${round}-${track.db.kind}`);
    const move = async (id: string, place: Place, addresses: number, shop = track.shops[0], person = track.people[0]) =>
      shop.categories.move(person, id, { place, seen: seen(id), addresses });
    const pathOf = async (id: string) =>
      (await track.shops[0].categories.list(byCommand)).find((one) => one.id === id)?.path;
    const apart = await both(track, round, (shop, person, i) =>
      i === 0
        ? move(ids.a1, { parentId: ids.b, after: null }, 1, shop, person)
        : move(ids.a2, { parentId: ids.b, after: ids.b1 }, 1, shop, person),
    );
    track.check('moves of two categories', words(apart), ['ok', 'ok']);
    const below = (await track.shops[0].categories.list(byCommand)).filter(({ parentId }) => parentId === ids.b);
    track.check(
      'both are there, in order',
      below.map(({ id }) => id),
      [ids.a1, ids.b1, ids.a2],
    );
    const same = await both(track, round, (shop, person, i) =>
      move(ids.b1, i === 0 ? { parentId: ids.a, after: null } : { parentId: null, after: null }, 1, shop, person),
    );
    track.check('two moves of one category', words(same), ['conflict', 'ok']);
    const refused = same.find((one) => !one.ok);
    const clash = refused && !refused.ok && refused.reason === 'conflict' ? refused.details : null;
    const moves = [clash?.theirs, clash?.mine].map((place) => place?.split(' › ')[0]).toSorted();
    track.check('the other sees both places', moves, ['/', `puu-${round}-${track.db.kind}-a`]);
    const isInA = (await pathOf(ids.b1))?.includes('-a/') ?? false;
    // addresses that each move changes, from what is there now
    const sizes = isInA ? ([2, 3] as const) : ([1, 3] as const);
    const each = await both(track, round, (shop, person, i) =>
      i === 0
        ? move(ids.a, { parentId: ids.b, after: null }, sizes[0], shop, person)
        : move(ids.b, { parentId: ids.a, after: null }, sizes[1], shop, person),
    );
    track.check('into each other', words(each), ['below_itself', 'ok']);
    const paths = await track.count(
      `select count(*)::int as n from category c left join category p on p.id = c.parent_id
       where c.path <> coalesce(p.path || '/', '') || regexp_replace(c.path, '^.*/', '') or (c.parent_id is not null and p.id is null)`,
    );
    track.check('paths that are not below their parent', paths, 0);
    const version = (await track.shops[0].categories.open(byCommand, ids.a2))?.version ?? 0;
    const saves = await both(track, round, (shop, person, i) =>
      shop.categories.save(person, ids.a2, {
        version,
        addresses: 0,
        fields: [{ field: i === 0 ? 'name.en' : 'description.fi', base: '', mine: `Kirjoittaja ${i}` }],
      }),
    );
    track.check('different fields', words(saves), ['ok', 'ok']);
    const fields = (await track.shops[0].categories.open(byCommand, ids.a2))?.fields;
    const texts = [fields?.['name.en'], fields?.['description.fi']];
    track.check('the texts of both', texts, ['Kirjoittaja 0', 'Kirjoittaja 1']);
    track.check('its path', (await pathOf(ids.a2))?.endsWith('-a2'), true);
  },
};

export const goodsRaces: StaffRace[] = [product, pictures, tree];
