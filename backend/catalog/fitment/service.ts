import type { CatalogService } from '#backend/catalog/products/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Sku } from '#domain/base/ids.ts';
import { isPossibleId } from '#domain/base/ids.ts';
import { type Locale, localize } from '#domain/base/locale.ts';
import { localDay } from '#domain/base/time/local-day.ts';
import type { Vehicle } from '#domain/catalog/fitment/fitment.ts';
import { modelYears, type VehicleMake } from '#domain/catalog/fitment/vehicle-list.ts';
import type { Fitment } from '#domain/catalog/products/product.ts';
import { shop } from '#shop.config';
import {
  countFittingParts,
  type FitScope,
  findMachine,
  readFitmentOf,
  readFittingGoods,
  readModels,
  type StoredFitment,
  unknownFitSkus,
} from './queries.ts';

export type { StoredFitment } from './queries.ts';
export { readFitmentOf } from './queries.ts';

export type FitmentService = {
  /**
   * Every make and model that goods of the scope fit, in alphabetical order. Without a scope the list is cached until the
   * catalog changes.
   */
  vehicles(scope?: FitScope): Promise<VehicleMake[]>;
  /**
   * The vehicles that products and spare parts fit, by sku. Notes fall back to Finnish. Without rows, parts and
   * consumables are empty and other goods absent.
   */
  ofSkus(skus: readonly Sku[], locale: Locale): Promise<Record<string, Fitment[]>>;
  ofSku(sku: Sku, locale: Locale): Promise<Fitment[]>;
  /**
   * What the shop has for a machine (vehicle-2): ids of products by their category, most popular first, the number of spare parts, and
   * the product page of the machine itself.
   */
  ofMachine(vehicle: Vehicle): Promise<MachineGoods>;
};

export type MachineGoods = { categories: { path: string; ids: number[] }[]; parts: number; machineId: number | null };

/** Which vehicles and machines products and spare parts fit ("Minun ajoneuvoni", vehicle-1). */
export function createFitmentService(
  { db, now }: Pick<ShopContext, 'db' | 'now'>,
  { cached }: Pick<CatalogService, 'cached'>,
): FitmentService {
  async function readVehicles(year: number, scope: FitScope): Promise<VehicleMake[]> {
    const makes = new Map<string, VehicleMake>();
    for (const { make, model, ...yearRange } of await readModels(db.kysely, scope)) {
      const known = makes.get(make.toLowerCase()) ?? { name: make, models: [] };
      known.models.push({ name: model, years: modelYears(yearRange, year) });
      makes.set(make.toLowerCase(), known);
    }
    const byName = new Intl.Collator('fi', { numeric: true });
    for (const { models } of makes.values()) models.sort((a, b) => byName.compare(a.name, b.name));
    return [...makes.values()].sort((a, b) => byName.compare(a.name, b.name));
  }

  const allVehicles = cached((year: string) => readVehicles(Number(year), null));
  const rowsOf = cached((sku: Sku) => readFitmentOf(db.kysely, [sku]));
  const present = ({ sku: _, note, ...row }: StoredFitment, locale: Locale): Fitment => ({
    ...row,
    note: note ? localize(note, locale).text : '',
  });

  return {
    async vehicles(scope = null) {
      const year = localDay(now(), shop.timeZone).slice(0, 4);
      return scope === null ? allVehicles(year) : readVehicles(Number(year), scope);
    },

    async ofSkus(skus, locale) {
      const fitment: Record<string, Fitment[]> = {};
      for (const row of await readFitmentOf(db.kysely, skus.filter(isPossibleId))) {
        const rows = fitment[row.sku] ?? [];
        rows.push(present(row, locale));
        fitment[row.sku] = rows;
      }
      const without = skus.filter((sku) => isPossibleId(sku) && !fitment[sku]);
      for (const sku of await unknownFitSkus(db.kysely, without)) fitment[sku] = [];
      return fitment;
    },

    async ofMachine(vehicle) {
      const [goods, parts, machineId] = await Promise.all([
        readFittingGoods(db.kysely, vehicle),
        countFittingParts(db.kysely, vehicle),
        findMachine(db.kysely, vehicle),
      ]);
      const byCategory = Map.groupBy(goods, ({ category }) => category);
      const categories = [...byCategory].map(([path, rows]) => ({ path, ids: rows.map(({ id }) => id) }));
      return { categories, parts, machineId };
    },

    ofSku: async (sku, locale) => (isPossibleId(sku) ? (await rowsOf(sku)).map((row) => present(row, locale)) : []),
  };
}
