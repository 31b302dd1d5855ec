import type { renderedShop } from '../rendered-shop.ts';

export type RenderedShop = Awaited<ReturnType<typeof renderedShop>>;

/** Where a text of the specification is said: gives what is said there, which must hold the text. */
export type Saying = (shop: RenderedShop) => Promise<string> | string;

/** By the text as it is quoted, and for those with a variable part what stands in its braces there. */
export type Sayings = Record<string, Saying | { with: Record<string, string>; says: Saying }>;

/** The text of a saying with its variable parts filled in, and how to hear it. */
export function filled(quote: string, saying: Sayings[string]): { text: string; says: Saying } {
  if (typeof saying === 'function') return { text: quote, says: saying };
  const text = quote.replace(/\{([^}]+)\}/g, (all, name: string) => saying.with[name] ?? all);
  return { text, says: saying.says };
}
