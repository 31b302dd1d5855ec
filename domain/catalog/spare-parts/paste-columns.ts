/** Which cell of a table's rows says what; null: none does. */
export type PastedColumns = { code: number; amount: number | null; supplier: number | null };

// as `wordOf` leaves them
const SUPPLIER =
  /^(toimittaja|toimittajan(umero|ro|imi)|merkki|valmistaja|brandi|supplier(number|no)?|brand|make|maker|manufacturer|vendor)$/;
const CODE =
  /(koodi|code|sku|oem)$|^(koodi|code|sku|oem)|(tuote|osa|varaosa|nimike)(nro|numero)|(part|item|product)(no|nr|number)|artikkeli|artnr/;
/** A name more often than a code: taken when nothing better is there. */
const WEAK_CODE = /^(nimike|tuote|osa|varaosa|part|item|product|numero|nro)$/;
const AMOUNT = /^(maara|kpl|lkm|kappale|tilausmaara|tilattu|qty|quantity|amount|pcs|count|pieces|ordered)/;
const PRICE = /hinta|price|eur|summa|total|arvo/;

/** A heading as it is compared: letters only, without dots and dashes over them. */
const wordOf = (cell: string): string =>
  cell
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');

/** The columns named by a row of headings; null when it is no such row. A heading has letters, a number has none. */
export function columnsOf(cells: readonly string[]): PastedColumns | null {
  if (cells.some((cell) => /\d/.test(cell) && !/\p{L}/u.test(cell))) return null;
  const words = cells.map((cell) => (/\d/.test(cell) ? '' : wordOf(cell)));
  const at = (fits: (word: string) => boolean): number | null => {
    const index = words.findIndex((word) => word !== '' && fits(word));
    return index === -1 ? null : index;
  };
  const supplier = at((word) => SUPPLIER.test(word));
  const amount = at((word) => AMOUNT.test(word) && !PRICE.test(word));
  const isFree = (word: string) => words.indexOf(word) !== supplier && words.indexOf(word) !== amount;
  const code = at((word) => isFree(word) && CODE.test(word)) ?? at((word) => isFree(word) && WEAK_CODE.test(word));
  if (code === null) return null;
  // one lone word is a heading only when it says nothing but `koodi`
  const isSure = amount !== null || supplier !== null || cells.length > 1 || CODE.test(words[code] ?? '');
  return isSure ? { code, amount, supplier } : null;
}
