import type { Shop } from '#backend/shop.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { Vehicle } from '#domain/catalog/fitment/fitment.ts';

/** A row of cards holds this many; the rest are in the listing of the category. */
const MOST_SHOWN = 8;
const FULL_ROW = 4;

/** What the shop has for a machine: goods by category, drawings, spare parts, and the manuals of the machine itself (vehicle-2). */
export async function loadMachine(
  { fitment, catalog, diagrams }: Pick<Shop, 'fitment' | 'catalog' | 'diagrams'>,
  vehicle: Vehicle,
  locale: Locale,
) {
  const { make, model, year } = vehicle;
  const [{ categories, parts, machineId }, tree, drawings, makes] = await Promise.all([
    fitment.ofMachine(vehicle),
    catalog.tree(locale),
    diagrams.list({ make, model, page: 1 }, locale),
    fitment.vehicles(),
  ]);
  const byPath = new Map(tree.map((category) => [category.path, category]));
  const [lists, [machine = null]] = await Promise.all([
    catalog.cardLists(
      categories.map(({ ids }) => ids.slice(0, MOST_SHOWN)),
      locale,
    ),
    machineId === null ? [] : catalog.products([machineId], locale),
  ]);
  const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
  const known = makes.find(({ name }) => same(name, make))?.models.find(({ name }) => same(name, model));
  const groups = categories.map(({ path, ids }, at) => ({
    path,
    total: ids.length,
    cards: lists[at] ?? [],
    name: byPath.get(path)?.name ?? path,
  }));
  return {
    vehicle,
    years: known?.years ?? null,
    groups: groups.filter(({ total }) => total >= FULL_ROW),
    /** Goods of categories that would not fill a row: belt, oil, plug and the like side by side. */
    single: groups.filter(({ total }) => total < FULL_ROW).flatMap(({ cards }) => cards),
    diagrams: drawings.diagrams.filter(
      ({ yearFrom, yearTo }) => year === null || ((yearFrom ?? 0) <= year && year <= (yearTo ?? year)),
    ),
    parts,
    machine: machine && {
      slug: machine.slug,
      name: machine.name,
      lang: machine.lang,
      documents: machine.documents,
      kits: machine.kits,
    },
  };
}
export type MachineData = Awaited<ReturnType<typeof loadMachine>>;
