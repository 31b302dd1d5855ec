export type Element = { name: string; attributes: Record<string, string>; text: string };

const TOKEN = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][\w-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/g;
const ATTRIBUTE = /([^\s=/"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
/** Elements whose content is text to their end tag, whatever it looks like. */
const RAW = new Set(['script', 'style', 'title', 'textarea']);
const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

const decode = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, number, name) => {
    if (name) return SIGNS[name] ?? whole;
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(number));
  });

const attributesOf = (source: string): Record<string, string> =>
  Object.fromEntries(
    [...source.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      decode(double ?? single ?? bare ?? ''),
    ]),
  );

/**
 * The elements of a document in order, those in templates left out. `text` is what follows a start tag up to the next
 * one, or all of a script, a style or a title. Enough for documents that a renderer wrote; it mends nothing.
 */
export function readHtml(html: string): Element[] {
  const elements: Element[] = [];
  let inTemplate = 0;
  TOKEN.lastIndex = 0;
  for (let found = TOKEN.exec(html); found; found = TOKEN.exec(html)) {
    const [whole, close, tag, rest = ''] = found;
    if (!tag) continue;
    const name = tag.toLowerCase();
    if (name === 'template') inTemplate += close ? -1 : 1;
    if (close || inTemplate > 0) continue;
    const start = found.index + whole.length;
    const end = RAW.has(name) ? html.indexOf(`</${tag}`, start) : html.indexOf('<', start);
    const text = html.slice(start, end < 0 ? undefined : end);
    elements.push({ name, attributes: attributesOf(rest), text: name === 'script' ? text : decode(text) });
    if (RAW.has(name) && end >= 0) TOKEN.lastIndex = end;
  }
  return elements;
}
