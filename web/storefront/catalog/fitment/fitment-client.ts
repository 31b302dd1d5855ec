import type { Sku } from '#domain/base/ids.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { VehicleMake } from '#domain/catalog/fitment/vehicle-list.ts';
import type { Fitment } from '#domain/catalog/products/product.ts';
import { callBackend } from '#web/storefront/base/functions-client/call-backend.ts';

const readData = async <T>(path: string): Promise<T> => (await callBackend<{ data: T }>(path)).data;

const makes = new Map<string, Promise<VehicleMake[]>>();

/**
 * Makes, models and years to choose from, fetched once; a failed fetch is retried at the next call. A category path limits
 * them to those that a product of the category fits ('' means any product).
 */
export function readVehicleMakes(category?: string): Promise<VehicleMake[]> {
  const query = category === undefined ? '' : `?${new URLSearchParams({ category })}`;
  const cached = makes.get(query);
  if (cached) return cached;
  const read = readData<VehicleMake[]>(`/data/fitment/vehicles.json${query}`).catch((error) => {
    makes.delete(query);
    throw error;
  });
  makes.set(query, read);
  return read;
}

type FitmentBySku = Record<string, Fitment[]>;
type Batch = { skus: Set<string>; response: Promise<FitmentBySku> };

const MAX_SKUS = 100;
const batches = new Map<Locale, Batch>();
const known = new Map<string, Promise<Fitment[]>>();

/** Collects the skus that are read in the same task and fetches them in one request. */
function openBatch(locale: Locale): Batch {
  const skus = new Set<string>();
  const response = Promise.resolve().then(() => {
    batches.delete(locale);
    const query = new URLSearchParams([['locale', locale], ...[...skus].map((sku) => ['sku', sku])]);
    return readData<FitmentBySku>(`/data/fitment/of.json?${query}`);
  });
  const batch = { skus, response };
  batches.set(locale, batch);
  return batch;
}

/** The rows of goods that are no parts, and of a failed request. */
export const NO_ROWS: Fitment[] = [];

/** The vehicles that a product or part fits; empty when nobody knows. */
export function readFitment(sku: Sku, locale: Locale): Promise<Fitment[]> {
  const key = `${locale} ${sku}`;
  const cached = known.get(key);
  if (cached) return cached;
  const open = batches.get(locale);
  const batch = open && open.skus.size < MAX_SKUS ? open : openBatch(locale);
  batch.skus.add(sku);
  const fitment = batch.response
    .then((bySku) => bySku[sku] ?? NO_ROWS)
    .catch(() => {
      known.delete(key);
      return NO_ROWS;
    });
  known.set(key, fitment);
  return fitment;
}
