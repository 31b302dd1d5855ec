/** One record of pasted text: usually a line; a quoted cell may run over several. */
export type PastedRecord = {
  /** Line number of its start, from 1. */
  row: number;
  /** The original text. */
  text: string;
  /** The cell separator; null when it is one cell. */
  separator: Separator | null;
};

const SEPARATORS = ['\t', ';', ','] as const;
export type Separator = (typeof SEPARATORS)[number];

/**
 * A quoted cell, also Excel's `="00123"`. It must end at a cell boundary, so that an inch mark (`3/8"`) does not open a
 * quote. Its length is bounded: a missing closing quote must not swallow the rest of the order.
 */
const QUOTED = /[ \u00a0]*=?"((?:[^"]|""){0,500})"[ \u00a0]*(?=[\t;,\n]|$)/y;

/** A decimal number at the end of a line of words: `3211180 2,0` is not two cells. */
const DECIMAL_AT_END = /[ \u00a0]\d{1,4},\d{1,2}\s*[a-zä.]{0,10}$/i;

const quotedAt = (text: string, at: number): RegExpExecArray | null => {
  QUOTED.lastIndex = at;
  return QUOTED.exec(text);
};

function separatorOf(seen: ReadonlySet<string>, text: string): Separator | null {
  const found = SEPARATORS.find((separator) => seen.has(separator)) ?? null;
  return found === ',' && DECIMAL_AT_END.test(text) ? null : found;
}

/** The non-empty records of a text with any line ends. */
export function recordsOf(pasted: string): PastedRecord[] {
  const text = pasted.replace(/^\uFEFF/, '').replace(/\r\n?|[\u2028\u2029\f\v]/g, '\n');
  const records: PastedRecord[] = [];
  let row = 1;
  for (let start = 0; start < text.length; ) {
    const seen = new Set<string>();
    let end = start;
    for (let begins = true; end < text.length && text[end] !== '\n'; ) {
      const quoted: RegExpExecArray | null = begins ? quotedAt(text, end) : null;
      const char = text[end] ?? '';
      begins = !quoted && SEPARATORS.some((separator) => separator === char);
      if (begins) seen.add(char);
      end += quoted ? quoted[0].length : 1;
    }
    const record = text.slice(start, end);
    if (record.trim()) records.push({ row, text: record, separator: separatorOf(seen, record) });
    row += record.split('\n').length;
    start = end + 1;
  }
  return records;
}

/** A cell without quotes, Excel's `="…"`, a leading apostrophe and surrounding spaces. */
const plain = (cell: string): string =>
  cell
    .replaceAll('\u00a0', ' ')
    .trim()
    .replace(/^=?"((?:[^"]|"")*)"$/, (_, inner: string) => inner.replaceAll('""', '"'))
    .replace(/^="([^"]*)"$/, '$1')
    .replace(/^'/, '')
    .replace(/\s+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .trim();

/** The cells of a record, split at `separator`. */
export function cellsOf(text: string, separator: Separator | null): string[] {
  if (separator === null) return [plain(text)];
  const cells: string[] = [];
  let start = 0;
  for (let i = 0; i <= text.length; ) {
    const quoted = i === start ? quotedAt(text, i) : null;
    if (quoted) i += quoted[0].length;
    if (i >= text.length || text[i] === separator) {
      cells.push(plain(text.slice(start, i)));
      start = i + 1;
    }
    i += 1;
  }
  return cells;
}
