import { Marked, type Token, type Tokens } from 'marked';
import { slugOf } from '#domain/base/slug.ts';

/** What a Markdown text may point at: a picture file → its id, undefined when there is none. */
export type PictureLookup = (file: string) => string | undefined;

export type Rendered = {
  html: string;
  /** The words alone, for search and descriptions. */
  plain: string;
  /** Paths of the shop the text links to, without the locale prefix. */
  links: string[];
  problems: string[];
};

const SAFE_LINK = /^(?:https:\/\/|mailto:|tel:|\/(?!\/)|#)/;

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

const plainText = (words: readonly string[]) =>
  words
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?)])/g, '')
    .trim();

/**
 * Renders a page's Markdown. Only Markdown: HTML in the text, scripts behind links, unknown pictures and a second
 * first-level heading are problems, each with its text. Links of the shop are written without a locale prefix.
 */
export function renderMarkdown(source: string, pictureId: PictureLookup): Rendered {
  const problems: string[] = [];
  const links: string[] = [];
  const words: string[] = [];

  const inspect = (token: Token) => {
    switch (token.type) {
      case 'html':
        problems.push(`HTML is not allowed: ${token.raw.trim().slice(0, 60)}`);
        break;
      case 'heading':
        if (token.depth === 1) problems.push(`the title is the page's first-level heading; use ## for "${token.text}"`);
        break;
      case 'link':
        if (!SAFE_LINK.test(token.href))
          problems.push(`a link must start with https://, mailto:, tel:, / or #: ${token.href}`);
        else if (token.href.startsWith('/')) links.push(token.href.replace(/[?#].*$/, ''));
        break;
      case 'image':
        if (!pictureId(token.href)) problems.push(`picture ${token.href} is not there`);
        if (!token.text) problems.push(`picture ${token.href} needs an alternative text: ![what is seen](…)`);
        break;
      case 'text':
      case 'codespan':
      case 'escape':
        if (!('tokens' in token && token.tokens)) words.push(token.text);
        break;
    }
  };

  const marked = new Marked({
    gfm: true,
    renderer: {
      html: ({ text }) => escapeHtml(text),
      heading({ tokens, depth, text }: Tokens.Heading) {
        return `<h${depth} id="${slugOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        const label = this.parser.parseInline(tokens);
        if (!SAFE_LINK.test(href)) return label;
        return `<a href="${escapeHtml(href)}"${href.startsWith('https:') ? ' rel="noopener"' : ''}>${label}</a>`;
      },
      image({ href, text }: Tokens.Image) {
        const id = pictureId(href);
        const at = (variant: string) => `/pictures/${id}/${variant}.webp`;
        return id
          ? `<img src="${at('medium')}" srcset="${at('small')} 320w, ${at('medium')} 640w, ${at('large')} 1000w" sizes="(min-width: 48rem) 40rem, 100vw" width="640" height="480" loading="lazy" alt="${escapeHtml(text)}">`
          : '';
      },
    },
  });
  const tokens = marked.lexer(source);
  marked.walkTokens(tokens, inspect);
  return { html: marked.parser(tokens), plain: plainText(words), links, problems };
}
