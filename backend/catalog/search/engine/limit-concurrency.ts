import pLimit from 'p-limit';
import type { Engine } from './engine.ts';

/** Enough to keep the database's processors busy. */
const AT_ONCE = 4;

/**
 * Limits an engine to a few concurrent searches; the others queue in order. Sixteen concurrent queries finish no sooner, and
 * their results arrive together, which blocks this process while it parses them. Spare parts are one short lookup each
 * and are not limited.
 */
export function limitConcurrency(engine: Engine, atOnce = AT_ONCE): Engine {
  const turn = pLimit(atOnce);
  return {
    products: (search) => turn(() => engine.products(search)),
    contents: (search) => turn(() => engine.contents(search)),
    spareParts: engine.spareParts,
  };
}
