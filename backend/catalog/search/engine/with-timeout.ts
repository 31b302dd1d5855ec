import { codeOf } from '#backend/platform/caught-error.ts';
import { ShopError } from '#domain/base/error-codes.ts';
import type { Engine } from './engine.ts';

const CANCELLED = '57014';

/** A search stopped by its timeout is not a bug, and a retry would not help. */
function rethrowTimeout(error: unknown): never {
  if (codeOf(error) !== CANCELLED) throw error;
  throw new ShopError('unavailable', 'The search took too long and was stopped.');
}

/** Runs an engine with the statement timeout of `Db.searching`; a stopped search throws 'unavailable'. */
export const withTimeout = (engine: Engine): Engine => ({
  products: (search) => engine.products(search).catch(rethrowTimeout),
  contents: (search) => engine.contents(search).catch(rethrowTimeout),
  spareParts: (search) => engine.spareParts(search).catch(rethrowTimeout),
});
