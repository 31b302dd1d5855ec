import type { Locale } from '#domain/base/locale.ts';
import type { ContentBlock } from '#domain/content/pages/block.ts';

const OWN_ADDRESS = /^\/(?!pictures\/|en(?:[/?#]|$))/;

const linkInLocale = (link: string, locale: Locale) =>
  locale === 'fi' || !OWN_ADDRESS.test(link) ? link : `/${locale}${link === '/' ? '' : link}`;

const htmlInLocale = (html: string, locale: Locale) =>
  html.replace(/href="(\/[^"]*)"/g, (_, link: string) => `href="${linkInLocale(link, locale)}"`);

/**
 * Adds the locale prefix to links within the shop, unless the author wrote one; pictures have the same URL in both
 * locales.
 */
export function blocksInLocale(blocks: readonly ContentBlock[], locale: Locale): ContentBlock[] {
  return blocks.map((block) => {
    if (block.kind === 'text') return { ...block, html: htmlInLocale(block.html, locale) };
    if (block.kind === 'picture' && block.link) return { ...block, link: linkInLocale(block.link, locale) };
    if (block.kind === 'action') return { ...block, link: linkInLocale(block.link, locale) };
    if (block.kind === 'questions') {
      const questions = block.questions.map((own) => ({ ...own, html: htmlInLocale(own.html, locale) }));
      return { ...block, questions };
    }
    return block;
  });
}
