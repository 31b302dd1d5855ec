import { ShopError } from '#domain/base/error-codes.ts';
import type { Engine } from './engine.ts';

const CANCELLED = '57014';

/** The failure the other side gets: a search that was stopped is no bug, and trying it again will not help. */
function told(error: unknown): never {
  if ((error as { code?: unknown }).code !== CANCELLED) throw error;
  throw new ShopError('unavailable', 'The search took too long and was stopped.');
}

/** An engine whose statements the database may stop (`Db.searching`); then the request ends with 'unavailable'. */
export const inTime = (engine: Engine): Engine => ({
  products: (search) => engine.products(search).catch(told),
  contents: (search) => engine.contents(search).catch(told),
  spareParts: (search) => engine.spareParts(search).catch(told),
});
