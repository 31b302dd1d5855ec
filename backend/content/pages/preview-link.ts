import type { Locale } from '#domain/base/locale.ts';
import { addressOf, type Place, placeAt } from './addresses.ts';
import { contentKinds } from './front-matter.ts';

const FILE = /(?:^|\/)(fi|en)\/(page|article|campaign)s\/(.+)\.md$/;

/** Parses the name of a page: its URL, with or without host, or its file. */
export function placeOf(named: string): Place | null {
  const [, locale, kindName, path] = FILE.exec(named.trim()) ?? [];
  const kind = contentKinds.find((known) => known === kindName);
  if (kind && path) return { kind, path, locale: locale as Locale };
  return placeAt(named.trim().replace(/^https?:\/\/[^/]+/, ''));
}

/** URL of a page with its preview token. */
export const previewAddress = (baseUrl: string, { kind, path, locale }: Place, token: string): string =>
  `${baseUrl}${addressOf(kind, path, locale)}?esikatselu=${token}`;
