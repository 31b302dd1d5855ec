import type { ShopContext } from '#backend/platform/context.ts';
import type { Sku } from '#domain/base/ids.ts';
import { isPossibleId } from '#domain/base/ids.ts';
import { type Locale, localize } from '#domain/base/locale.ts';
import { localDay } from '#domain/base/time/local-day.ts';
import { modelYears, type VehicleMake } from '#domain/catalog/fitment/vehicle-list.ts';
import type { Fitment } from '#domain/catalog/products/product.ts';
import { shop } from '#shop.config';
import { type FitScope, readCatalogVersion, readFitmentOf, readModels } from './queries.ts';

export type FitmentService = {
  /**
   * Every make and model that goods of the scope fit, in alphabetical order. Without a scope the list is cached until the
   * catalog changes.
   */
  vehicles(scope?: FitScope): Promise<VehicleMake[]>;
  /** The vehicles that products and spare parts fit, by sku. Notes fall back to Finnish; skus without fitment are absent. */
  ofSkus(skus: readonly Sku[], locale: Locale): Promise<Record<string, Fitment[]>>;
  ofSku(sku: Sku, locale: Locale): Promise<Fitment[]>;
};

/** Which vehicles and machines products and spare parts fit ("Minun ajoneuvoni", vehicle-1). */
export function createFitmentService({ db, now }: Pick<ShopContext, 'db' | 'now'>): FitmentService {
  let cached: { key: string; vehicles: Promise<VehicleMake[]> } | null = null;

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

  const service: FitmentService = {
    async vehicles(scope = null) {
      const year = Number(localDay(now(), shop.timeZone).slice(0, 4));
      if (scope !== null) return readVehicles(year, scope);
      const key = `${await readCatalogVersion(db.kysely)} ${year}`;
      if (cached?.key === key) return cached.vehicles;
      const vehicles = readVehicles(year, null);
      cached = { key, vehicles };
      vehicles.catch(() => {
        if (cached?.vehicles === vehicles) cached = null;
      });
      return vehicles;
    },

    async ofSkus(skus, locale) {
      const fitment: Record<string, Fitment[]> = {};
      for (const { sku, note, ...row } of await readFitmentOf(db.kysely, skus.filter(isPossibleId))) {
        const rows = fitment[sku] ?? [];
        rows.push({ ...row, note: note ? localize(note, locale).text : '' });
        fitment[sku] = rows;
      }
      return fitment;
    },

    ofSku: async (sku, locale) => (await service.ofSkus([sku], locale))[sku] ?? [],
  };
  return service;
}
