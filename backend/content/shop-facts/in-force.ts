import { isDeepStrictEqual } from 'node:util';
import type { ShopConfig } from '#domain/base/shop-config.ts';
import type { ShopFacts } from '#domain/content/shop-facts/sections.ts';
import { pageFacts, shop, storeDetails } from '#shop.config';

/** The facts as shop.config.ts has them, before any change by staff. */
export const firstFacts: ShopFacts = structuredClone({ shop, pageFacts, storeDetails });

function replace<T extends object>(target: T, source: T): void {
  for (const key of Object.keys(target)) if (!Object.hasOwn(source, key)) Reflect.deleteProperty(target, key);
  Object.assign(target, source);
}

/**
 * Puts facts in force in this process: everything that imports `#shop.config` reads them from then on. Read them when they are used,
 * never into a constant of a module.
 */
export function putInForce(facts: ShopFacts): void {
  replace(shop, facts.shop);
  replace(pageFacts, facts.pageFacts);
  replace(storeDetails, facts.storeDetails);
  changed = differing(facts.shop);
}

let changed: string | null = null;

/** The facts of `shop` that differ from shop.config.ts as JSON, for browsers, whose scripts have the file's; null when none does. */
export const changedFacts = (): string | null => changed;

function differing(now: ShopConfig): string | null {
  const first: Record<string, unknown> = { ...firstFacts.shop };
  const entries = Object.entries(now).filter(([key, value]) => !isDeepStrictEqual(value, first[key]));
  return entries.length > 0 ? JSON.stringify(Object.fromEntries(entries)) : null;
}
