const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

const decoded = (text: string) =>
  text
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/**
 * Plain-text part of HTML that the shop's Markdown renderer made: links followed by their URLs, lists with hyphens,
 * table rows as lines. Not for any other HTML.
 */
export function plainText(html: string): string {
  const text = html
    .replaceAll(/\s*\n\s*/g, ' ')
    // a cell with a picture
    .replaceAll(/<td class="i">.*?<\/td>/g, '')
    .replaceAll(/<a\b[^>]*?\bhref="([^"]*)"[^>]*>(.*?)<\/a>/g, (_, url: string, label: string) =>
      label === url ? url : `${label} (${url})`,
    )
    .replaceAll(/<li[^>]*>/g, '\n- ')
    .replaceAll(/<\/(?:td|th)>\s*(?=<t[dh])/g, ', ')
    .replaceAll(/<\/tr>/g, '\n')
    .replaceAll(/<br\s*\/?>/g, '\n')
    .replaceAll(/<(?:h\d|p|ul|ol|table|div|blockquote|pre)[^>]*>|<\/(?:h\d|p|ul|ol|table|div|blockquote|pre)>/g, '\n\n')
    .replaceAll(/<[^>]+>/g, '');
  return decoded(text)
    .split('\n')
    .map((line) => line.replaceAll(/[^\S\u00a0]+/g, ' ').trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/\n\n(?=- )/g, '\n')
    .trim();
}
