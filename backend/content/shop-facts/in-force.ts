import { isDeepStrictEqual } from 'node:util';
import { brand, chrome } from '#domain/base/brand-colours.ts';
import { type BrandTokens, brandTokens } from '#domain/base/brand-tokens.ts';
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
  const { colour } = facts.pageFacts;
  tokens = colour ? brandTokens(colour) : null;
  for (const [name, object, built] of mailed) {
    const [light, dark] = tokens?.[name] ?? [built.light, built.dark];
    Object.assign(object, { light, dark });
  }
}

/** Colours that mails, papers and the manifest read; the rest are tokens of style sheets. */
const mailed = [
  ['brand', brand, { ...brand }],
  ['chrome', chrome, { ...chrome }],
] as const;
let tokens: BrandTokens | null = null;

/** Light and dark values of the brand's tokens when staff changed the colour; null: those of the style sheets. */
export const changedTokens = (): BrandTokens | null => tokens;

let changed: string | null = null;

/** The facts of `shop` that differ from shop.config.ts as JSON, for browsers, whose scripts have the file's: null those that are no more; null when none does. */
export const changedFacts = (): string | null => changed;

function differing(now: ShopConfig): string | null {
  const first: Record<string, unknown> = { ...firstFacts.shop };
  const entries: [string, unknown][] = Object.entries(now).filter(
    ([key, value]) => !isDeepStrictEqual(value, first[key]),
  );
  const gone = Object.keys(first).filter((key) => !Object.hasOwn(now, key));
  entries.push(...gone.map((key): [string, unknown] => [key, null]));
  return entries.length > 0 ? JSON.stringify(Object.fromEntries(entries)) : null;
}
