import type { Locale } from '#domain/base/locale.ts';
import type { VehicleMake } from '#domain/catalog/fitment/vehicle-list.ts';
import type { Fitment } from '#domain/catalog/products/product.ts';

async function readData<T>(path: string): Promise<T> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return ((await answer.json()) as { data: T }).data;
}

const makes = new Map<string, Promise<VehicleMake[]>>();

/**
 * Makes, models and years to choose from, asked once; a failed try may be tried again. With a category's path, only those that one
 * of its products fits ('' for any product).
 */
export function readVehicleMakes(category?: string): Promise<VehicleMake[]> {
  const query = category === undefined ? '' : `?${new URLSearchParams({ category })}`;
  const asked = makes.get(query);
  if (asked) return asked;
  const read = readData<VehicleMake[]>(`/data/fitment/vehicles.json${query}`).catch((error) => {
    makes.delete(query);
    throw error;
  });
  makes.set(query, read);
  return read;
}

type Answer = Record<string, Fitment[]>;
type Batch = { skus: Set<string>; answer: Promise<Answer> };

const MOST_SKUS = 100;
const batches = new Map<Locale, Batch>();
const known = new Map<string, Promise<Fitment[]>>();

/** Waits for the marks that are shown at the same time and asks for all of them at once. */
function openBatch(locale: Locale): Batch {
  const skus = new Set<string>();
  const answer = Promise.resolve().then(() => {
    batches.delete(locale);
    const query = new URLSearchParams([['locale', locale], ...[...skus].map((sku) => ['sku', sku])]);
    return readData<Answer>(`/data/fitment/of.json?${query}`);
  });
  const batch = { skus, answer };
  batches.set(locale, batch);
  return batch;
}

/** What a product page's or a part's sku fits; nothing when it cannot be learnt now. */
export function readFitment(sku: string, locale: Locale): Promise<Fitment[]> {
  const key = `${locale} ${sku}`;
  const asked = known.get(key);
  if (asked) return asked;
  const open = batches.get(locale);
  const batch = open && open.skus.size < MOST_SKUS ? open : openBatch(locale);
  batch.skus.add(sku);
  const fitment = batch.answer
    .then((answer) => answer[sku] ?? [])
    .catch(() => {
      known.delete(key);
      return [];
    });
  known.set(key, fitment);
  return fitment;
}
