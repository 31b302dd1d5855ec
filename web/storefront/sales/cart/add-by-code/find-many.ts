import { isPossibleId } from '#domain/base/ids.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import { sparePartSku } from '#domain/catalog/spare-parts/part.ts';
import { type PastedLine, parsePasted } from '#domain/catalog/spare-parts/paste-lines.ts';
import { findCodes } from './find-by-code.ts';
import type { TheOne } from './the-one.ts';

type LineProblem = Exclude<TheOne, { item: unknown }>['problem'] | 'amount';

/** A line that was not added: its number in the text, the text to correct, and why. */
export type RefusedLine = { row: number; code: string; amount: number; problem: LineProblem; name: string };

export type FoundLines = { items: CartItem[]; refused: RefusedLine[]; overLimit: number };

const codeOf = ({ code, supplier }: PastedLine) =>
  supplier === null ? code : sparePartSku({ productCode: code, supplierNumber: supplier });

/** Products and spare parts of a pasted list or a CSV file, with their amounts, each line found or refused with a reason (cart-15). */
export async function findMany(text: string, locale: Locale): Promise<FoundLines> {
  const { lines, overLimit } = parsePasted(text);
  const isReadable = (line: PastedLine) => line.problem === null && isPossibleId(codeOf(line));
  const readable = lines.filter(isReadable);
  const found = readable.length > 0 ? await findCodes(readable.map(codeOf), locale) : [];
  const items: CartItem[] = [];
  const refused: RefusedLine[] = [];
  for (const line of lines) {
    const code = codeOf(line);
    const of = { row: line.rows[0] ?? 0, code, amount: line.amount };
    const one = isReadable(line) ? found[readable.indexOf(line)] : undefined;
    if (one && 'item' in one) items.push({ ...one.item, amount: line.amount });
    else if (one) refused.push({ ...of, problem: one.problem, name: 'name' in one ? one.name : '' });
    else refused.push({ ...of, problem: line.problem === 'amount' ? 'amount' : 'none', name: '' });
  }
  return { items, refused, overLimit };
}
