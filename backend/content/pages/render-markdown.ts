import { Marked, type Token, type Tokens } from 'marked';
import { slugOf } from '#domain/base/slug.ts';

/** Picture id of a picture file; undefined when there is none. */
export type PictureLookup = (file: string) => string | undefined;

export type Found<T> = T & { line: number };

export type Rendered = {
  html: string;
  /** Plain text, for search and descriptions. */
  plain: string;
  /** Paths of the shop that the text links to, as written. */
  links: Found<{ link: string }>[];
  problems: Found<{ reason: string }>[];
};

export type RenderOptions = {
  pictureId: PictureLookup;
  /** First line of the source in its file; 1 by default. */
  line?: number;
  /** Heading ids used in the page already; those of this text are added. */
  anchors?: Set<string>;
};

const SAFE_LINK = /^(?:https:\/\/|mailto:|tel:|\/(?!\/)|#)/;
// Browsers drop tabs and line breaks and read a backslash as a slash: `/\elsewhere` would leave the shop.
const UNSAFE = /[\p{Cc}\\]/u;
export const isSafeLink = (link: string): boolean => SAFE_LINK.test(link) && !UNSAFE.test(link);

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

const plainText = (words: readonly string[]) =>
  words
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?)])/g, '')
    .trim();

/**
 * Renders the Markdown of a page. Problems, each with its line: HTML, script links, links without text or target,
 * unknown pictures, a second first-level heading. Links within the shop are written without locale prefix (page-4).
 */
export function renderMarkdown(source: string, { pictureId, line = 1, anchors = new Set() }: RenderOptions): Rendered {
  const problems: Rendered['problems'] = [];
  const links: Rendered['links'] = [];
  const words: string[] = [];
  const text = source.replaceAll('\r\n', '\n');
  // nested tokens have no position: search from the top-level token on
  let from = 0;
  const lineOf = (raw: string) => {
    const at = text.indexOf(raw.trim().split('\n')[0] ?? '', from);
    return line + (text.slice(0, at < 0 ? from : at).match(/\n/g)?.length ?? 0);
  };

  const inspect = (token: Token) => {
    const wrong = (reason: string) => problems.push({ line: lineOf(token.raw), reason });
    switch (token.type) {
      case 'html':
        wrong(`HTML is not allowed: ${token.raw.trim().slice(0, 60)}`);
        break;
      case 'heading':
        if (token.depth === 1) wrong(`the title is the page's first-level heading; use ## for "${token.text}"`);
        break;
      case 'link':
        if (token.text.trim() === '') wrong(`a link needs words: [what is there](${token.href})`);
        if (token.href === '') wrong(`a link needs a target: [${token.text}](…)`);
        else if (!isSafeLink(token.href))
          wrong(`a link must start with https://, mailto:, tel:, / or #: ${token.href}`);
        else if (/^[/#]/.test(token.href)) links.push({ line: lineOf(token.raw), link: token.href });
        break;
      case 'image':
        if (!pictureId(token.href)) wrong(`picture ${token.href} does not exist`);
        if (!token.text) wrong(`picture ${token.href} needs an alternative text: ![what is seen](…)`);
        break;
      case 'text':
      case 'codespan':
      case 'escape':
        if (!('tokens' in token && token.tokens)) words.push(token.text);
        break;
    }
  };

  let heading = '';
  const marked = new Marked({
    gfm: true,
    renderer: {
      html: ({ text: raw }) => escapeHtml(raw),
      heading({ tokens, depth, text: own }: Tokens.Heading) {
        heading = own.replace(/[*_`]/g, '');
        return `<h${depth} id="${anchorOf(own, anchors)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        const label = this.parser.parseInline(tokens);
        if (!isSafeLink(href)) return label;
        return `<a href="${escapeHtml(href)}"${href.startsWith('https:') ? ' rel="noopener"' : ''}>${label}</a>`;
      },
      image({ href, text: alt }: Tokens.Image) {
        const id = pictureId(href);
        const at = (variant: string) => `/pictures/${id}/${variant}.webp`;
        return id
          ? `<img src="${at('medium')}" srcset="${at('small')} 320w, ${at('medium')} 640w, ${at('large')} 1000w" sizes="(min-width: 48rem) 40rem, 100vw" width="640" height="480" loading="lazy" alt="${escapeHtml(alt)}">`
          : '';
      },
      table(token: Tokens.Table) {
        const cells = (row: Tokens.TableCell[], name: 'th' | 'td') =>
          row
            .map(({ tokens, align }) => {
              const attributes = `${name === 'th' ? ' scope="col"' : ''}${align === 'right' ? ' class="r"' : ''}`;
              return `<${name}${attributes}>${this.parser.parseInline(tokens)}</${name}>`;
            })
            .join('');
        const rows = token.rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('\n');
        // a second table under a heading needs another label
        const name = heading || token.header.map((cell) => cell.text).join(', ');
        heading = '';
        // a wide table scrolls by itself on a phone, also by keyboard
        return `<section class="table-box" aria-label="${escapeHtml(name)}" tabindex="0"><table><thead><tr>${cells(token.header, 'th')}</tr></thead>\n<tbody>${rows}</tbody></table></section>\n`;
      },
    },
  });
  const tokens = marked.lexer(text);
  for (const token of tokens) {
    marked.walkTokens([token], inspect);
    from += token.raw.length;
  }
  return { html: marked.parser(tokens), plain: plainText(words), links, problems };
}

/** The id of a heading, numbered when the page has it already. */
function anchorOf(heading: string, anchors: Set<string>): string {
  const slug = slugOf(heading) || 'kohta';
  let anchor = slug;
  for (let count = 2; anchors.has(anchor); count += 1) anchor = `${slug}-${count}`;
  anchors.add(anchor);
  return anchor;
}
