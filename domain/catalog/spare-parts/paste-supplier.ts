import { sparePartSuppliers } from './suppliers.ts';

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * The supplier number in a cell: a number, a brand's name or slug, or a prefix that only one supplier has (`Honda`).
 * Null for anything else: an unknown brand does not narrow the lookup (spare-part-4).
 */
export function supplierNumberIn(text: string | null): string | null {
  const words = wordsOf(text ?? '');
  if (!words) return null;
  if (/^\d{1,10}$/.test(words)) return words;
  const numbers = (fits: (name: string) => boolean) => [
    ...new Set(
      sparePartSuppliers()
        .filter(({ name }) => fits(wordsOf(name)))
        .map(({ supplierNumber }) => supplierNumber),
    ),
  ];
  const [exact] = numbers((name) => name === words);
  if (exact) return exact;
  const beginning = numbers((name) => name.startsWith(`${words} `));
  return beginning.length === 1 ? (beginning[0] ?? null) : null;
}
