/** A token of an SVG file. Names are as written; attribute values are decoded. */
export type Token =
  | { kind: 'open'; name: string; attributes: [name: string, value: string][]; isEmpty: boolean }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string };

/** The text is not well-formed SVG. The message completes "the file …" and names the place. */
export class InvalidSvgError extends Error {}

const SKIPPED = /<\?[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*>/y;
const CDATA = /<!\[CDATA\[([\s\S]*?)\]\]>/y;
const CLOSE = /<\/([\w:.-]+)\s*>/y;
const OPEN = /<([A-Za-z_][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
const TEXT = /[^<]+/y;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const REFERENCE = /&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|(amp|lt|gt|quot|apos));|&/g;
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decodeReferences(text: string): string {
  return text.replace(REFERENCE, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name) return NAMED[name] ?? '';
    const point = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
    // named entities beyond the five of XML need a DOCTYPE that declares them, which is refused
    if (!(point <= 0x10ffff)) throw new InvalidSvgError(`has the unknown reference ${whole}`);
    return String.fromCodePoint(point);
  });
}

/** Yields the tokens of an SVG file without comments, instructions and a plain DOCTYPE. Throws `InvalidSvgError`. */
export function* svgTokens(svg: string): Generator<Token> {
  let at = 0;
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(svg);
    if (found) at = pattern.lastIndex;
    return found;
  };
  while (at < svg.length) {
    if (take(SKIPPED)) continue;
    const text = take(TEXT);
    const cdata = text ? null : take(CDATA);
    if (text || cdata) {
      yield { kind: 'text', text: text ? decodeReferences(text[0]) : (cdata?.[1] ?? '') };
      continue;
    }
    const close = take(CLOSE);
    if (close) {
      yield { kind: 'close', name: close[1] ?? '' };
      continue;
    }
    const open = take(OPEN);
    if (!open) throw new InvalidSvgError(`is not SVG at "${svg.slice(at, at + 30)}"`);
    const attributes = [...(open[2] ?? '').matchAll(ATTRIBUTE)].map(
      ([, name = '', double, single]): [string, string] => [name, decodeReferences(double ?? single ?? '')],
    );
    yield { kind: 'open', name: open[1] ?? '', attributes, isEmpty: open[3] === '/' };
  }
}
