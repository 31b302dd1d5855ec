const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", nbsp: ' ', shy: '' };

/** The words of a document or a piece of one, as they are read: without scripts and styles, one space between pieces. */
export const textOf = (html: string): string =>
  html
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(#?\w+);/g, (all, name: string) => ENTITIES[name] ?? all)
    .replaceAll('\u00ad', '')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();
