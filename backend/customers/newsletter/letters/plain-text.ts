const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

const decoded = (text: string) =>
  text
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/**
 * The text part of what the shop's Markdown was rendered to: links with their addresses behind them, lists with hyphens,
 * rows of tables in lines. Of that HTML only: it is no reader of anybody else's.
 */
export function plainText(html: string): string {
  const text = html
    .replaceAll(/\s*\n\s*/g, ' ')
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
