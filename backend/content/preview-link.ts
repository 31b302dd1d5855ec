import { type Locale, localeOf } from '#domain/base/locale.ts';
import type { ContentKind } from './front-matter.ts';

/** A page of a file, in a language. */
export type Place = { kind: ContentKind; path: string; locale: Locale };

const DOORS: Record<ContentKind, string> = { page: 'cms', article: 'uutiset-ja-artikkelit', campaign: 'kampanjat' };
const FILE = /(?:^|\/)(fi|en)\/(page|article|campaign)s\/(.+)\.md$/;

/** Reads what a person may name a page by: its address, with the host or without, or its file. */
export function placeOf(named: string): Place | null {
  const file = FILE.exec(named.trim());
  if (file) return { kind: file[2] as ContentKind, path: file[3] ?? '', locale: file[1] as Locale };
  const path = named
    .trim()
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '');
  const locale = localeOf(path);
  const [, door, ...rest] = (locale === 'en' ? path.slice('/en'.length) : path).split('/');
  const kind = (['page', 'article', 'campaign'] as const).find((known) => DOORS[known] === door);
  return kind && rest.length > 0 ? { kind, path: rest.join('/'), locale } : null;
}

/** The address of a page with its preview token. */
export const previewAddress = (baseUrl: string, { kind, path, locale }: Place, token: string): string =>
  `${baseUrl}${locale === 'en' ? '/en' : ''}/${DOORS[kind]}/${path}?esikatselu=${token}`;
