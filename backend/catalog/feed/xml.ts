// what XML 1.0 cannot hold, not even escaped
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** A text as XML content or attribute value. */
export const escapeXml = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '');

/** `parts`: a text, or elements that are XML already. */
export const element = (name: string, parts: string | readonly string[]): string =>
  `<${name}>${typeof parts === 'string' ? escapeXml(parts) : parts.join('')}</${name}>`;
