/** Column indexes of a pasted table; null: no such column. */
export type PastedColumns = { code: number; amount: number | null; supplier: number | null };

// matched against the result of `headingWord`
const SUPPLIER =
  /^(toimittaja|toimittajan(umero|ro|imi)|merkki|valmistaja|brandi|supplier(number|no)?|brand|make|maker|manufacturer|vendor)$/;
const CODE =
  /(koodi|code|sku|oem)$|^(koodi|code|sku|oem)|(tuote|osa|varaosa|nimike)(nro|numero)|(part|item|product)(no|nr|number)|artikkeli|artnr/;
/** Usually a name rather than a code, so it is used only when no better column exists. */
const WEAK_CODE = /^(nimike|tuote|osa|varaosa|part|item|product|numero|nro)$/;
const AMOUNT = /^(maara|kpl|lkm|kappale|tilausmaara|tilattu|qty|quantity|amount|pcs|count|pieces|ordered)/;
const PRICE = /hinta|price|eur|summa|total|arvo/;

/** A heading normalised for comparison: letters only, without accents. */
const headingWord = (cell: string): string =>
  cell
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');

/** The columns named by a heading row; null when the row is no heading. A heading has letters and no number. */
export function columnsOf(cells: readonly string[]): PastedColumns | null {
  if (cells.some((cell) => /\d/.test(cell) && !/\p{L}/u.test(cell))) return null;
  const words = cells.map((cell) => (/\d/.test(cell) ? '' : headingWord(cell)));
  const at = (fits: (word: string) => boolean): number | null => {
    const index = words.findIndex((word) => word !== '' && fits(word));
    return index === -1 ? null : index;
  };
  const supplier = at((word) => SUPPLIER.test(word));
  const amount = at((word) => AMOUNT.test(word) && !PRICE.test(word));
  const isFree = (word: string) => words.indexOf(word) !== supplier && words.indexOf(word) !== amount;
  const code = at((word) => isFree(word) && CODE.test(word)) ?? at((word) => isFree(word) && WEAK_CODE.test(word));
  if (code === null) return null;
  // a single cell is a heading only when it is exactly `koodi`
  const isSure = amount !== null || supplier !== null || cells.length > 1 || CODE.test(words[code] ?? '');
  return isSure ? { code, amount, supplier } : null;
}
