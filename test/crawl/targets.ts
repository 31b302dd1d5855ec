import { localeOf } from '#domain/base/locale.ts';
import { isFormat, isVariant } from '#domain/base/picture-variants.ts';
import { ORIGIN } from './built-shop.ts';

/** Where a link leads: a page of the shop, one of its files, a picture, or elsewhere. */
export type Target =
  | { kind: 'page'; path: string; hash: string }
  | { kind: 'file'; path: string }
  | { kind: 'picture'; id: string; isKnown: boolean }
  | { kind: 'elsewhere'; address: string };

const FILES =
  /^\/(assets|fonts|documents|feeds|sitemaps|data|icons)\/|\.(svg|jpg|png|ico|txt|xml|json|js|webmanifest|pdf)$/;

/** The target of an address on a page; null if it is no web address. */
export function targetOf(href: string, from: string): Target | null {
  if (/^(mailto:|tel:|data:|javascript:)/i.test(href)) return null;
  const url = new URL(href, ORIGIN + from);
  if (url.origin !== ORIGIN) return { kind: 'elsewhere', address: url.href };
  const picture = /^\/pictures\/([0-9a-f]{16})\/(\w+)\.(\w+)$/.exec(url.pathname);
  if (picture) {
    const [, id = '', variant = '', format = ''] = picture;
    return {
      kind: 'picture',
      id,
      isKnown: (isVariant(variant) && isFormat(format)) || `${variant}.${format}` === 'og.jpg',
    };
  }
  const path = url.pathname + url.search;
  return FILES.test(url.pathname) ? { kind: 'file', path } : { kind: 'page', path, hash: url.hash.slice(1) };
}

/** First segments whose links may redirect, because their pages depend on the visitor. */
const LEADS_ON = new Set(['oma-tili', 'kassa', 'kiitos', '_auth']);

export const firstSegment = (path: string) => path.replace(/^\/en(?=\/|$|\?)/, '').split(/[/?]/)[1] ?? '';
export const mayLeadOn = (path: string) => LEADS_ON.has(firstSegment(path));

const PER_PAGE = 6;
const PER_KIND = 150;

/**
 * Chooses which addresses of filters, orders and skus are requested: a limited number for each page and kind
 * of page by the same questions. They are made by the same lines, and combine without number.
 */
export function createSample() {
  const counts = new Map<string, number>();
  const counted = (key: string) => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count;
  };
  return (path: string): boolean => {
    if (isFollowed(path)) return true;
    const [pathname = '', search] = path.split('?');
    const names = [...new Set(new URLSearchParams(search).keys())].toSorted().join(' ');
    if (counted(`${pathname} ${names}`) > PER_PAGE) return false;
    return counted(`${localeOf(pathname)} ${firstSegment(path)} ${names}`) <= PER_KIND;
  };
}

/**
 * Whether the links of a page are followed: of the page itself and of the pages it counts, not of every choice of filters,
 * which are unlimited. Their addresses are requested all the same.
 */
export function isFollowed(path: string): boolean {
  const [, search] = path.split('?');
  const names = [...new URLSearchParams(search ?? '').keys()];
  return names.every((name) => name === 'page' || name === 'sivu');
}
