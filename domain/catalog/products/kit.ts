import type { Sku } from '#domain/base/ids.ts';
import type { Localized } from '#domain/base/locale.ts';

/** Pieces of a sku of a product or of a spare part (`code@supplier`). */
export type KitLine = { sku: Sku; amount: number };

/** Goods of a service, put into the cart together (kit-1). `code` is the last part of its address. */
export type Kit = { code: string; name: Localized; lines: KitLine[] };

export const MAX_KITS = 8;
export const MAX_KIT_LINES = 20;
export const MAX_KIT_AMOUNT = 99;

const written = ({ fi, en }: Localized) => (en && en !== fi ? `${fi} / ${en}` : fi);

/** Kits as a person types them, one a line: `10h | Huoltosarja 10 h / Service kit 10 h | 81-1016 x2, 3211180@1044 x1`. */
export const kitsText = (kits: readonly Kit[]): string =>
  kits
    .map(
      ({ code, name, lines }) =>
        `${code} | ${written(name)} | ${lines.map((line) => `${line.sku} x${line.amount}`).join(', ')}`,
    )
    .join('\n');

function readLine(text: string): KitLine {
  const at = text.lastIndexOf(' x');
  const amount = at === -1 ? '' : text.slice(at + 2).trim();
  return /^\d{1,3}$/.test(amount)
    ? { sku: text.slice(0, at).trim(), amount: Number(amount) }
    : { sku: text, amount: 1 };
}

/** Reads what `kitsText` writes. What is missing stays empty, which the rules of an import refuse. */
export const readKits = (text: string): Kit[] =>
  text.split('\n').flatMap((row) => {
    if (!row.trim()) return [];
    const [code = '', name = '', ...rest] = row.split('|').map((part) => part.trim());
    const [fi = '', en = ''] = name.split(' / ').map((part) => part.trim());
    const parts = rest
      .join('|')
      .split(',')
      .flatMap((part) => part.trim() || []);
    return [{ code, name: { fi, ...(en && { en }) }, lines: parts.map(readLine) }];
  });
