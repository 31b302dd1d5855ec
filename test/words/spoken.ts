/** A run of words with the language it is marked in, and where it stands: `p`, or `input@placeholder` of an attribute. */
export type Spoken = { lang: string; text: string; element: string };

const TOKEN = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][\w-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+/g;
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const SILENT = new Set(['script', 'style', 'template', 'noscript']);
/** Attributes that are read out or shown. */
const READ = /\s(alt|title|aria-label|placeholder)="([^"]*)"/g;
const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', shy: '', '#x27': "'" };

const decode = (text: string) =>
  text.replace(/&(#?\w+);/g, (all, name: string) => SIGNS[name] ?? all).replaceAll('\u00ad', '');

/** All text of a document by its nearest `lang`. The shop's HTML is well formed. */
export function spoken(html: string): Spoken[] {
  const said: Spoken[] = [];
  const open: { element: string; lang: string; silent: boolean }[] = [{ element: '', lang: '', silent: false }];
  for (const [token, close, tag, attributes = ''] of html.matchAll(TOKEN)) {
    const { lang, silent, element } = open.at(-1) ?? { lang: '', silent: false, element: '' };
    if (tag === undefined) {
      if (!silent && !token.startsWith('<!') && token.trim()) said.push({ lang, text: decode(token).trim(), element });
      continue;
    }
    const name = tag.toLowerCase();
    if (close) {
      const from = open.findLastIndex((one) => one.element === name);
      if (from > 0) open.length = from;
      continue;
    }
    const own = / lang="([^"]*)"/.exec(attributes)?.[1] ?? lang;
    const isSilent = silent || SILENT.has(name);
    if (!isSilent)
      for (const [, attribute, text = ''] of attributes.matchAll(READ))
        if (text) said.push({ lang: own, text: decode(text), element: `${name}@${attribute}` });
    if (!VOID.has(name) && !attributes.endsWith('/')) open.push({ element: name, lang: own, silent: isSilent });
  }
  return said;
}
