import type { renderedShop } from '../rendered-shop.ts';

export type RenderedShop = Awaited<ReturnType<typeof renderedShop>>;

/** Where the shop shows a text: returns the text of that place. */
export type Saying = (shop: RenderedShop) => Promise<string> | string;

/** By the quoted text; for texts with variables, their values. */
export type Sayings = Record<string, Saying | { with: Record<string, string>; says: Saying }>;

/** A quoted text with its variables filled in, and how to read it in the shop. */
export function filled(quote: string, saying: Sayings[string]): { text: string; says: Saying } {
  if (typeof saying === 'function') return { text: quote, says: saying };
  const text = quote.replace(/\{([^}]+)\}/g, (all, name: string) => saying.with[name] ?? all);
  return { text, says: saying.says };
}
