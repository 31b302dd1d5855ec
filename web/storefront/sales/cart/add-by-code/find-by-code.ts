import type { Locale } from '#domain/base/locale.ts';
import type { ResolvedPart } from '#domain/catalog/spare-parts/resolve.ts';
import { callBackend } from '#web/storefront/base/functions-client/call-backend.ts';
import { askFresh } from '../refresh-cart.ts';
import { type TheOne, theOne } from './the-one.ts';

type PartAnswer = { lines: ResolvedPart[]; unavailable: boolean };

/** Searches products and spare parts by codes, all in one request; results in the order of the codes. Throws without a response. */
export async function findCodes(codes: readonly string[], locale: Locale): Promise<TheOne[]> {
  const spellings = (code: string) => [...new Set([code, code.toUpperCase()])];
  const skus = [...new Set(codes.flatMap(spellings))];
  const body = { lines: codes.map((code) => ({ code, amount: 1 })) };
  const [fresh, resolved] = await Promise.all([
    askFresh(
      skus.map((sku) => ({ sku, amount: 1, customization: null })),
      locale,
    ),
    callBackend<PartAnswer>('/api/resolve-spareparts', { method: 'POST', body }),
  ]);
  return codes.map((code, i) => {
    const own = spellings(code);
    const missingOfCode = own.flatMap((sku) => fresh.missing.get(sku) ?? []);
    // one code in two spellings is one product
    const missing = [...new Map(missingOfCode.map((line) => [line.link, line])).values()];
    const products = own.flatMap((sku) => fresh.items.get(sku) ?? []).filter(({ sparePart }) => !sparePart);
    return theOne({
      products,
      toSize: own.filter((sku) => fresh.wrongSizes.has(sku)),
      missing: missing.filter(({ link }) => link.startsWith('/product/')),
      part: resolved.unavailable ? null : (resolved.lines[i] ?? null),
    });
  });
}

/** Searches products and spare parts by a code. Throws without a response. */
export async function findByCode(code: string, locale: Locale): Promise<TheOne> {
  const [one] = await findCodes([code], locale);
  return one ?? { problem: 'none' };
}
