/** A piece of an SVG file. Names are as written, attribute values decoded. */
export type Token =
  | { kind: 'open'; name: string; attributes: [name: string, value: string][]; isEmpty: boolean }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string };

/** The text is no well-formed SVG; the message says where it goes wrong. */
export class BrokenSvg extends Error {}

const SKIPPED = /<\?[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*>/y;
const CDATA = /<!\[CDATA\[([\s\S]*?)\]\]>/y;
const CLOSE = /<\/([\w:.-]+)\s*>/y;
const OPEN = /<([A-Za-z_][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
const TEXT = /[^<]+/y;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const REFERENCE = /&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|(amp|lt|gt|quot|apos));|&/g;
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decoded(text: string): string {
  return text.replace(REFERENCE, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name) return NAMED[name] ?? '';
    const point = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
    // an entity of its own would need a DOCTYPE that declares it
    if (!(point <= 0x10ffff)) throw new BrokenSvg(`has ${whole}, which nothing explains`);
    return String.fromCodePoint(point);
  });
}

/** Reads an SVG file piece by piece; comments, instructions and a plain DOCTYPE are left out. Throws `BrokenSvg`. */
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
      yield { kind: 'text', text: text ? decoded(text[0]) : (cdata?.[1] ?? '') };
      continue;
    }
    const close = take(CLOSE);
    if (close) {
      yield { kind: 'close', name: close[1] ?? '' };
      continue;
    }
    const open = take(OPEN);
    if (!open) throw new BrokenSvg(`is not SVG at "${svg.slice(at, at + 30)}"`);
    const attributes = [...(open[2] ?? '').matchAll(ATTRIBUTE)].map(
      ([, name = '', double, single]): [string, string] => [name, decoded(double ?? single ?? '')],
    );
    yield { kind: 'open', name: open[1] ?? '', attributes, isEmpty: open[3] === '/' };
  }
}
