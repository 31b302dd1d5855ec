import { isLocale } from '#domain/base/locale.ts';
import { contentKinds } from '#domain/content/pages/content-kind.ts';
import { addressOf, type ContentRef, contentAt } from './addresses.ts';

const FILE = /(?:^|\/)(fi|en)\/(page|article|campaign)s\/(.+)\.md$/;

/** Parses the name of a page: its URL, with or without host, or its file. */
export function placeOf(named: string): ContentRef | null {
  const [, locale, kindName, path] = FILE.exec(named.trim()) ?? [];
  const kind = contentKinds.find((known) => known === kindName);
  if (kind && path && isLocale(locale)) return { kind, path, locale };
  return contentAt(named.trim().replace(/^https?:\/\/[^/]+/, ''));
}

/** URL of a page with its preview token. */
export const previewAddress = (baseUrl: string, { kind, path, locale }: ContentRef, token: string): string =>
  `${baseUrl}${addressOf(kind, path, locale)}?esikatselu=${token}`;
