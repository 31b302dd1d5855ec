import type { ContentKind } from '#domain/content/pages/content-kind.ts';
import { addressOf } from '../addresses.ts';

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** A text whose links to a page of a kind lead to its new path; all else keeps its bytes. */
export function renamedLinks(
  text: string,
  { kind, from, to }: { kind: ContentKind; from: string; to: string },
): string {
  const [before, after] = [addressOf(kind, from), addressOf(kind, to)];
  if (!text.includes(before)) return text;
  const link = new RegExp(`(\\]\\(|\\]:[ \\t]*|link:[ \\t]*['"]?)((?:/en)?)${escaped(before)}(?=[)#?'"\\s/]|$)`, 'g');
  return text.replaceAll(link, (all: string, open: string, locale: string, at: number) => {
    const next = text.slice(at + all.length);
    // a page below it keeps its own address
    return /^\/[a-z0-9]/.test(next) ? all : `${open}${locale}${after}`;
  });
}
