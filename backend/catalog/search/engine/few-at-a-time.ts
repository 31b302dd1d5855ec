import pLimit from 'p-limit';
import type { Engine } from './engine.ts';

/** Enough to keep the processors of the database busy. */
const AT_ONCE = 4;

/**
 * An engine of which only a few searches run at a time, the others wait in order. Sixteen visitors at once are not
 * answered sooner by asking the database for all of them together: their answers then come together too, and everything
 * else of this process waits while they are read. Spare parts are one short look-up each and go on.
 */
export function fewAtATime(engine: Engine, atOnce = AT_ONCE): Engine {
  const turn = pLimit(atOnce);
  return {
    products: (search) => turn(() => engine.products(search)),
    contents: (search) => turn(() => engine.contents(search)),
    spareParts: engine.spareParts,
  };
}
