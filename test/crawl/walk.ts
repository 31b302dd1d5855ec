import type { BuiltShop } from './built-shop.ts';
import type { Faults } from './faults.ts';
import { type Page, readPage } from './read-page.ts';
import { createSample, isFollowed, mayLeadOn, targetOf } from './targets.ts';

export type Visited = { status: number; page: Page | null; html: string; robotsHeader: string; from: string };

export type Walk = {
  /** Every page by its path. */
  pages: Map<string, Visited>;
  /** Choices not requested, because they equal others. */
  passed: number;
  files: number;
  pictures: number;
  elsewhere: Set<string>;
};

type Given = {
  shop: BuiltShop;
  faults: Faults;
  starts: readonly string[];
  onStep: (done: number, known: number) => void;
};

/** Goes to everything that can be reached by links from the starts, once. */
export async function walk({ shop, faults, starts, onStep }: Given): Promise<Walk> {
  const pages = new Map<string, Visited>();
  const anchors: { from: string; path: string; hash: string }[] = [];
  const files = new Set<string>();
  const pictures = new Set<string>();
  const elsewhere = new Set<string>();
  let passed = 0;
  const kept = await shop.shop.pictures.stored();
  const waiting = starts.map((path) => ({ path, from: 'the start' }));
  const known = new Set(starts);
  const isAsked = createSample();

  async function askFile(path: string, from: string) {
    if (files.has(path)) return;
    files.add(path);
    const answer = await shop.get(path);
    if (answer.status !== 200) faults.add(`file answers ${answer.status}`, `${path} on ${from}`);
    await answer.body?.cancel();
  }

  async function take(href: string, from: string, isLink: boolean) {
    const target = targetOf(href, from);
    if (target?.kind === 'elsewhere') elsewhere.add(target.address);
    if (target?.kind === 'file') await askFile(target.path, from);
    if (target?.kind === 'picture') {
      pictures.add(href);
      if (!target.isKnown || !kept.has(target.id)) faults.add('picture is not there', `${href} on ${from}`);
    }
    if (target?.kind !== 'page') return;
    if (!isLink) faults.add('loads a page as a file', `${href} on ${from}`);
    const { path, hash } = target;
    if (hash) anchors.push({ from, path, hash });
    if (known.has(path)) return;
    known.add(path);
    if (isAsked(path)) waiting.push({ path, from });
    else passed++;
  }

  async function visit(path: string, from: string) {
    const answer = await shop.get(path);
    const { status, headers } = answer;
    const isPage = (headers.get('content-type') ?? '').startsWith('text/html');
    const html = isPage ? await answer.text() : '';
    if (!isPage) await answer.body?.cancel();
    const page = isPage && status === 200 ? readPage(html) : null;
    pages.set(path, {
      status,
      page,
      html: isFollowed(path) ? html : '',
      robotsHeader: headers.get('x-robots-tag') ?? '',
      from,
    });
    if (status >= 300 && status < 400) {
      if (!mayLeadOn(path)) faults.add('link to a redirect', `${path} → ${headers.get('location')} on ${from}`);
      else await take(headers.get('location') ?? '', path, true);
    } else if (status !== 200) faults.add(`link to a page that answers ${status}`, `${path} on ${from}`);
    if (!page) return;
    for (const href of page.loads) await take(href, path, false);
    if (isFollowed(path)) for (const href of page.links) await take(href, path, true);
  }

  const SAME_TIME = 4;
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await visit(next.path, next.from);
      onStep(pages.size, known.size - passed);
    }
  };
  // those that found nothing to do look again: another may have found more
  while (waiting.length > 0) await Promise.all(Array.from({ length: SAME_TIME }, work));

  for (const { from, path, hash } of anchors) {
    const ids = pages.get(path)?.page?.ids;
    if (ids && !ids.has(decodeURIComponent(hash)))
      faults.add('link to a place that is not on its page', `${path}#${hash} on ${from}`);
  }
  return { pages, passed, files: files.size, pictures: pictures.size, elsewhere };
}
