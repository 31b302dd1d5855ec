import type { Locale } from '#domain/base/locale.ts';
import type { ResolvedPart } from '#domain/catalog/spare-parts/resolve.ts';
import { callBackend } from '#web/storefront/base/functions-client/call-backend.ts';
import { askFresh } from '../refresh-cart.ts';
import { type TheOne, theOne } from './the-one.ts';

type PartAnswer = { lines: ResolvedPart[]; unavailable: boolean };

/** Searches products and spare parts by a code. Throws without a response. */
export async function findByCode(code: string, locale: Locale): Promise<TheOne> {
  const skus = [...new Set([code, code.toUpperCase()])];
  const body = { lines: [{ code, amount: 1 }] };
  const [fresh, resolved] = await Promise.all([
    askFresh(
      skus.map((sku) => ({ sku, amount: 1, customization: null })),
      locale,
    ),
    callBackend<PartAnswer>('/api/resolve-spareparts', { method: 'POST', body }),
  ]);
  // one code in two spellings is one product
  const missing = [...new Map([...fresh.missing.values()].map((line) => [line.link, line])).values()];
  const products = [...fresh.items.values()].filter(({ sparePart }) => !sparePart);
  return theOne({
    products,
    toSize: [...fresh.wrongSizes],
    missing: missing.filter(({ link }) => link.startsWith('/product/')),
    part: resolved.unavailable ? null : (resolved.lines[0] ?? null),
  });
}
